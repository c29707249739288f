#!/usr/bin/env python3
"""Shows that check_bodies.py accepts good bodies and is able to fail: each of its checks once.

The bodies are made here, in Python, under a certificate chain of this file's own, so that nothing
of the project vouches for itself. Run with the interpreter that has requirements.txt installed.
"""

import base64
import copy
import datetime
import io
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import check_bodies  # noqa: E402 (the path comes first)
from cryptography import x509  # noqa: E402
from cryptography.hazmat.primitives import hashes, serialization  # noqa: E402
from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: E402

BUNDLE, APP = "com.example.stream", 1234567890
START = 1_767_603_600_000
UUID = "0b5e7c1e-52a4-4f0b-9d53-5c6b2f0e1a77"


def authority():
    """A leaf's key and the chain leaf, intermediate, root, shaped as Apple's."""
    curves = [ec.SECP256R1(), ec.SECP384R1(), ec.SECP384R1()]
    keys = [ec.generate_private_key(curve) for curve in curves]
    names = [
        x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, f"Checker test {role}")])
        for role in ("leaf", "intermediate", "root")]
    markers = ["1.2.840.113635.100.6.11.1", "1.2.840.113635.100.6.2.1", None]
    chain = []
    for level, (key, name, marker) in enumerate(zip(keys, names, markers)):
        issuer = min(level + 1, 2)
        builder = (
            x509.CertificateBuilder().subject_name(name).issuer_name(names[issuer])
            .public_key(key.public_key()).serial_number(level + 1)
            .not_valid_before(datetime.datetime(2000, 1, 1))
            .not_valid_after(datetime.datetime(2100, 1, 1))
            .add_extension(x509.BasicConstraints(level > 0, None), critical=True)
            .add_extension(usage(signs_certificates=level > 0), critical=True)
            .add_extension(
                x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(keys[issuer].public_key()),
                critical=False))
        if marker:
            builder = builder.add_extension(
                x509.UnrecognizedExtension(x509.ObjectIdentifier(marker), b"\x05\x00"),
                critical=False)
        certificate = builder.sign(keys[issuer], hashes.SHA384())
        chain.append(certificate.public_bytes(serialization.Encoding.DER))
    return keys[0], chain


def usage(signs_certificates):
    """A certificate's key usage."""
    return x509.KeyUsage(
        digital_signature=not signs_certificates, key_cert_sign=signs_certificates,
        crl_sign=signs_certificates, content_commitment=False, key_encipherment=False,
        data_encipherment=False, key_agreement=False, encipher_only=False, decipher_only=False)


KEY, CHAIN = authority()
X5C = [base64.b64encode(certificate).decode() for certificate in CHAIN]


def compact(value):
    """Compact JSON in UTF-8."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def text64(data):
    """Unpadded base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def sign(raw, header=None, encode_signature=None):
    """A compact JWS over the bytes of a payload."""
    header = compact(header or {"alg": "ES256", "x5c": X5C})
    signed = f"{text64(header)}.{text64(raw)}"
    der = KEY.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(der)
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"{signed}.{text64(encode_signature(der) if encode_signature else signature)}"


class Sample:
    """A notification in parts: tests change a part, `line` seals it as a body."""

    def __init__(self, payload, data=None, transaction=None, renewal=None, app_transaction=None):
        self.payload, self.data = payload, data
        self.transaction, self.renewal = transaction, renewal
        self.app_transaction = app_transaction
        # What to do with the bytes of a payload before they are signed, by part.
        self.raw = {}
        self.header = None
        self.encode_signature = None
        self.token = lambda token: token

    def signed(self, part, claims):
        raw = self.raw.get(part, lambda raw: raw)(compact(claims))
        return sign(raw, self.header, self.encode_signature)

    def assembled(self, signed):
        """The payload, with its inner objects signed or plain."""
        payload = copy.deepcopy(self.payload)
        parts = [
            ("data", "TransactionInfo", self.transaction), ("data", "RenewalInfo", self.renewal),
            ("appData", "AppTransactionInfo", self.app_transaction)]
        for owner, name, claims in parts:
            if claims is None:
                continue
            decoded = name[0].lower() + name[1:]
            mark = "signed" + name
            payload[owner] = {
                (key if signed or key != mark else decoded):
                (value if key != mark else self.signed(decoded, claims) if signed else claims)
                for key, value in payload[owner].items()}
        return payload

    def line(self):
        token = self.token(self.signed("payload", self.assembled(signed=True)))
        return compact({"signedPayload": token}) + b"\n"

    def decoded(self):
        return compact(self.assembled(signed=False)) + b"\n"


def sample(kind="DID_RENEW", signed=START + 300_123, uuid=UUID):
    """A good notification about an active subscription."""
    type_, _, subtype = kind.partition("/")
    first = subtype == "INITIAL_BUY"
    payload = {"notificationType": type_}
    if subtype:
        payload["subtype"] = subtype
    payload |= {
        "notificationUUID": uuid,
        "data": {
            "appAppleId": APP, "bundleId": BUNDLE, "bundleVersion": "12",
            "environment": "Sandbox", "signedTransactionInfo": None, "signedRenewalInfo": None,
            "status": 1},
        "version": "2.0", "signedDate": signed}
    transaction = {
        "transactionId": "2000000000016384" if first else "2000000000016386",
        "originalTransactionId": "2000000000016384",
        "webOrderLineItemId": "2000000000016385", "bundleId": BUNDLE,
        "productId": "stream.pro/größe", "subscriptionGroupIdentifier": "21000001",
        "purchaseDate": START + 300_000, "originalPurchaseDate": START + 2_417,
        "expiresDate": START + 600_000, "quantity": 1, "type": "Auto-Renewable Subscription",
        "appAccountToken": UUID, "inAppOwnershipType": "PURCHASED", "signedDate": signed,
        "environment": "Sandbox",
        "transactionReason": "RENEWAL" if type_ == "DID_RENEW" else "PURCHASE",
        "storefront": "USA", "storefrontId": "143441", "price": 9990, "currency": "USD",
        "appTransactionId": "704000000000000001"}
    renewal = {
        "originalTransactionId": "2000000000016384", "autoRenewProductId": "stream.pro/größe",
        "productId": "stream.pro/größe", "autoRenewStatus": 1, "renewalPrice": 9990,
        "currency": "USD", "signedDate": signed, "environment": "Sandbox",
        "recentSubscriptionStartDate": START, "renewalDate": START + 600_000,
        "appTransactionId": "704000000000000001", "appAccountToken": UUID}
    return Sample(payload, payload["data"], transaction, renewal)


def insert(claims, after, **members):
    """Puts members into an object behind the one named."""
    pairs = list(claims.items())
    place = [name for name, _ in pairs].index(after) + 1
    pairs[place:place] = members.items()
    claims.clear()
    claims.update(pairs)


def ended(kind, status, intent, retrying, renews=False):
    """A good notification about a subscription that no longer runs as paid."""
    made = sample(kind)
    made.data["status"] = status
    renewal = made.renewal
    made.renewal = {"expirationIntent": intent} | renewal
    if not renews:
        made.renewal["autoRenewStatus"] = 0
        del made.renewal["renewalPrice"], made.renewal["currency"]
    insert(made.renewal, "autoRenewStatus", isInBillingRetryPeriod=retrying)
    return made


def cancelled():
    return ended("EXPIRED/VOLUNTARY", 2, 1, False)


def unagreed():
    made = ended("EXPIRED/PRICE_INCREASE", 2, 3, False)
    insert(made.renewal, "isInBillingRetryPeriod", priceIncreaseStatus=0)
    return made


def in_grace():
    made = ended("DID_FAIL_TO_RENEW/GRACE_PERIOD", 4, 2, True, renews=True)
    insert(made.renewal, "isInBillingRetryPeriod", gracePeriodExpiresDate=START + 690_000)
    return made


def with_offer():
    made = sample("OFFER_REDEEMED")
    for claims in (made.transaction, made.renewal):
        after = "signedDate" if claims is made.transaction else "autoRenewStatus"
        insert(claims, after, offerType=2, offerIdentifier="spring")
        insert(
            claims, "currency" if claims is made.transaction else "renewalDate",
            offerDiscountType="FREE_TRIAL")
        insert(claims, "appTransactionId", offerPeriod="P1M")
    return made


def refund():
    made = sample("REFUND")
    insert(
        made.transaction, "signedDate", revocationReason=1, revocationDate=START + 300_000)
    made.transaction |= {"revocationType": "REFUND_FULL", "revocationPercentage": 100_000}
    return made


def one_time():
    made = sample("ONE_TIME_CHARGE")
    for name in ("webOrderLineItemId", "subscriptionGroupIdentifier", "expiresDate"):
        del made.transaction[name]
    made.transaction |= {
        "type": "Consumable", "quantity": 3, "originalPurchaseDate": START + 300_000,
        "transactionId": made.transaction["originalTransactionId"]}
    del made.data["signedRenewalInfo"], made.data["status"]
    made.renewal = None
    return made


def migrated():
    made = sample("MIGRATION")
    insert(
        made.transaction, "appTransactionId", previousOriginalTransactionId="2000000000016380")
    return made


def consumption_request():
    made = sample("CONSUMPTION_REQUEST")
    made.data["consumptionRequestReason"] = "LEGAL"
    return made


def tested():
    made = sample("TEST")
    made.transaction = made.renewal = None
    made.payload["data"] = made.data = {
        "appAppleId": APP, "bundleId": BUNDLE, "environment": "Sandbox"}
    return made


def without_data(kind, **members):
    made = sample(kind)
    del made.payload["data"]
    made.transaction = made.renewal = None
    made.payload |= members
    return made


def summary():
    return without_data("RENEWAL_EXTENSION/SUMMARY", summary={
        "requestIdentifier": UUID, "environment": "Sandbox", "appAppleId": APP,
        "bundleId": BUNDLE, "productId": "stream.pro", "storefrontCountryCodes": ["USA", "FRA"],
        "failedCount": 1, "succeededCount": 99})


def purchase_token():
    return without_data("EXTERNAL_PURCHASE_TOKEN/UNREPORTED", externalPurchaseToken={
        "externalPurchaseId": "SANDBOX_" + UUID, "tokenCreationDate": START, "appAppleId": APP,
        "bundleId": BUNDLE, "tokenExpirationDate": START + 1, "tokenType": "SERVICES"})


def rescinded():
    made = without_data("RESCIND_CONSENT")
    app_data = {
        "appAppleId": APP, "bundleId": BUNDLE, "environment": "Sandbox",
        "signedAppTransactionInfo": None}
    insert(made.payload, "notificationUUID", appData=app_data)
    made.app_transaction = {
        "receiptType": "Sandbox", "appAppleId": APP, "bundleId": BUNDLE,
        "applicationVersion": "12", "versionExternalIdentifier": 0,
        "receiptCreationDate": made.payload["signedDate"],
        "originalPurchaseDate": START, "originalApplicationVersion": "1.0",
        "appTransactionId": "704000000000000001", "originalPlatform": "iOS"}
    return made


GOOD = {
    "renewal": sample,
    "first purchase": lambda: sample("SUBSCRIBED/INITIAL_BUY"),
    "second purchase": lambda: sample("SUBSCRIBED/RESUBSCRIBE"),
    "upgrade": lambda: sample("DID_CHANGE_RENEWAL_PREF/UPGRADE"),
    "end": cancelled,
    "retry": lambda: ended("DID_FAIL_TO_RENEW", 3, 2, True, renews=True),
    "grace": in_grace,
    "price": unagreed,
    "offer": with_offer,
    "refund": refund,
    "one-time purchase": one_time,
    "migration": migrated,
    "consumption request": consumption_request,
    "test": tested,
    "summary": summary,
    "token": purchase_token,
    "consent": rescinded,
}


def run(lines, decoded=None):
    """What the checker prints about a stream, and whether all passed."""
    printed = []
    checker = check_bodies.Checker(CHAIN[2], BUNDLE, APP)
    passed = check_bodies.check_stream(
        checker, io.BytesIO(b"".join(lines)),
        None if decoded is None else io.BytesIO(b"".join(decoded)), printed.append)
    return passed, printed


def setting(part, name, value):
    """A change: the member has this value."""
    return lambda made: getattr(made, part).__setitem__(name, value)


def dropping(part, *names):
    """A change: the members are absent."""
    return lambda made: [getattr(made, part).pop(name) for name in names]


def inserting(part, after, **members):
    """A change: members stand behind another."""
    return lambda made: insert(getattr(made, part), after, **members)


def rewriting(part, old, new):
    """A change to the bytes that are signed."""
    return lambda made: made.raw.__setitem__(part, lambda raw: raw.replace(old, new))


def turning(name, value):
    """A change to how the tokens are made."""
    return lambda made: setattr(made, name, value)


def moved_to_end(part, name):
    """A change: the member stands last."""
    def change(made):
        claims = getattr(made, part)
        claims[name] = claims.pop(name)
    return change


def foreign_chain():
    return [base64.b64encode(certificate).decode() for certificate in authority()[1]]


# A good sample, a change, and a part of what the checker must say about it.
BAD = [
    # Bytes and tokens.
    (sample, rewriting("payload", b'"version":', b'"version": '), "payload: not compact JSON"),
    (sample, rewriting("transactionInfo", b"/", b"\\/"), "transactionInfo: not compact JSON"),
    (sample, rewriting("renewalInfo", "ö".encode(), b"\\u00f6"), "renewalInfo: not compact JSON"),
    (sample, rewriting("renewalInfo", "ö".encode(), b"\xf6"), "renewalInfo: not JSON in UTF-8"),
    (sample, rewriting("payload", b'"version":"2.0"', b'"version":"2.0","version":"2.0"'),
     "payload: a member is repeated"),
    (sample, rewriting("transactionInfo", b'"price":9990', b'"price":9990.0'), "price is 9990.0"),
    (sample, turning("header", {"x5c": X5C, "alg": "ES256"}), "header members are ['x5c', 'alg']"),
    (sample, turning("header", {"alg": "ES256", "x5c": X5C, "typ": "JWT"}), "header members are"),
    (sample, turning("header", {"alg": "ES384", "x5c": X5C}), "alg is 'ES384'"),
    (sample, turning("header", {"alg": "ES256", "x5c": X5C[:2]}), "not a list of three"),
    (sample, turning("header", {"alg": "ES256", "x5c": [X5C[0], X5C[1] + "\n", X5C[2]]}),
     "x5c[1] is not a certificate in standard base64"),
    (sample, turning("header", {"alg": "ES256", "x5c": [X5C[0], X5C[1], X5C[1]]}),
     "x5c[2] is not the root certificate"),
    (sample, turning("header", {"alg": "ES256", "x5c": foreign_chain()}),
     "refused by Apple's library: VERIFICATION_FAILURE"),
    (sample, turning("encode_signature", lambda der: der), "bytes, not 64"),
    (sample, turning("encode_signature", lambda der: bytes(64)), "refused by Apple's library"),
    (sample, turning("token", lambda token: token + "=="), "not three segments of unpadded"),
    (sample, turning("token", lambda token: token.rsplit(".", 1)[0]), "not three segments"),
    (sample, turning("token", lambda token: token[:-1] + "_"), "not canonical base64url"),
    (sample, turning("token", lambda token: 7), "not three segments"),
    # Whom it is for.
    (sample, setting("data", "bundleId", "com.example.other"), "INVALID_APP_IDENTIFIER"),
    (sample, setting("transaction", "bundleId", "com.example.other"), "INVALID_APP_IDENTIFIER"),
    (sample, setting("data", "environment", "Production"), "INVALID_ENVIRONMENT"),
    (sample, setting("renewal", "environment", "Production"), "INVALID_ENVIRONMENT"),
    (sample, setting("data", "appAppleId", 1), f"payload.data.appAppleId is not {APP}"),
    (purchase_token, lambda made: made.payload["externalPurchaseToken"].update(
        externalPurchaseId=UUID), "INVALID_ENVIRONMENT"),
    # Members.
    (sample, moved_to_end("payload", "notificationUUID"), "payload: members are out of order"),
    (sample, moved_to_end("data", "bundleId"), "payload.data: members are out of order"),
    (sample, moved_to_end("transaction", "price"), "transactionInfo: members are out of order"),
    (sample, moved_to_end("renewal", "signedDate"), "renewalInfo: members are out of order"),
    (sample, setting("payload", "exp", 1), "payload.exp is no known member"),
    (sample, setting("data", "deviceId", "x"), "payload.data.deviceId is no known member"),
    (sample, setting("transaction", "deviceVerification", "x"), "is no known member"),
    (sample, setting("renewal", "bundleId", BUNDLE), "renewalInfo.bundleId is no known member"),
    (sample, inserting("transaction", "appTransactionId", advancedCommerceInfo={
        "items": [{"SKU": "a", "offer": {"price": None}}]}),
     "transactionInfo.advancedCommerceInfo.items[0].offer.price is null"),
    (sample, inserting("transaction", "appTransactionId", commitmentInfo={
        "billingPeriodNumber": 13, "commitmentExpiresDate": START, "commitmentPrice": 1,
        "totalBillingPeriods": 12}), "billingPeriodNumber is 13"),
    # Types that Apple's library lets pass.
    (sample, setting("transaction", "quantity", True), "quantity is true"),
    (sample, setting("transaction", "price", "9990"), 'price is "9990"'),
    (sample, setting("transaction", "transactionId", 2000000000016386), "transactionId is 2000"),
    (sample, setting("transaction", "transactionId", "200000000001638"), "16 digits"),
    (sample, setting("transaction", "transactionId", "1000000000016386"), "begin with 2"),
    (sample, setting("renewal", "appTransactionId", "70400000000000000"), "18 digits"),
    (sample, setting("transaction", "appAccountToken", UUID.upper()), "lower-case UUID"),
    (sample, setting("payload", "notificationUUID", UUID.upper()), "lower-case UUID"),
    (sample, setting("transaction", "purchaseDate", START + 299_999), "in steps of 1000"),
    (sample, setting("transaction", "expiresDate", START + 600_001), "in steps of 1000"),
    (refund, setting("transaction", "revocationDate", START + 299_999), "in steps of 1000"),
    (sample, setting("transaction", "originalPurchaseDate", START // 1000), "whole number from"),
    (sample, setting("transaction", "originalPurchaseDate", float(START)), "whole number from"),
    (cancelled, setting("renewal", "isInBillingRetryPeriod", 0), "true or false"),
    (sample, inserting("transaction", "signedDate", isUpgraded=False), "isUpgraded is false"),
    (sample, setting("data", "status", True), "status is true"),
    (sample, setting("payload", "version", "2"), 'version is "2"'),
    (sample, setting("payload", "subtype", ""), "subtype is"),
    (summary, lambda made: made.payload["summary"].update(storefrontCountryCodes=[]),
     "not a list with something in it"),
    # Kinds.
    (sample, setting("payload", "notificationType", "DID_RENEWED"), "no type and subtype"),
    (lambda: sample("DID_RENEW/VOLUNTARY"), lambda made: None, "no type and subtype that Apple"),
    (lambda: sample("SUBSCRIBED"), lambda made: None, "no type and subtype that Apple sends"),
]

# A good sample, a change, and the rule that no longer holds, by its first words.
BROKEN = [
    (sample, dropping("transaction", "expiresDate"), "expiresDate, webOrderLineItemId and"),
    (one_time, inserting("transaction", "originalTransactionId", webOrderLineItemId="2" * 16),
     "expiresDate, webOrderLineItemId and"),
    (sample, dropping("transaction", "currency"), "price and currency stand together"),
    (sample, dropping("transaction", "price", "currency"), "price and currency stand together"),
    (with_offer, dropping("transaction", "offerIdentifier"), "offerIdentifier stands exactly"),
    (with_offer, setting("renewal", "offerType", 1), "offerIdentifier stands exactly"),
    (with_offer, dropping("renewal", "offerType", "offerIdentifier"), "offerIdentifier stands"),
    (refund, dropping("transaction", "revocationReason"), "revocationDate and revocationReason"),
    (refund, dropping("transaction", "revocationReason", "revocationDate"),
     "revocationDate and revocationReason"),
    (refund, setting("transaction", "revocationDate", START + 301_000),
     "revocationDate is not later"),
    (sample, setting("transaction", "expiresDate", START), "expiresDate is later"),
    (sample, setting("transaction", "transactionId", "2000000000016384"), "a renewal is of"),
    (one_time, setting("transaction", "transactionReason", "RENEWAL"), "a renewal is of"),
    (sample, setting("transaction", "quantity", 2), "the quantity of what is no consumable"),
    (one_time, setting("transaction", "transactionId", "2000000000016386"),
     "what does not renew is its own original"),
    (migrated, setting(
        "transaction", "previousOriginalTransactionId", "2000000000016384"),
     "previousOriginalTransactionId is another"),
    (tested, inserting("data", "bundleId", bundleVersion="12"), "bundleVersion stands only"),
    (sample, setting("payload", "notificationType", "ONE_TIME_CHARGE"), "ONE_TIME_CHARGE is of"),
    (migrated, dropping("transaction", "previousOriginalTransactionId"), "MIGRATION names"),
    (purchase_token, lambda made: made.payload["externalPurchaseToken"].pop("tokenType"),
     "tokenExpirationDate and tokenType stand together"),
    (purchase_token, lambda made: made.payload["externalPurchaseToken"].update(
        tokenCreationDate=START + 300_124, tokenExpirationDate=START + 300_125),
     "a token is not from after the notification"),
    (rescinded, setting("app_transaction", "receiptCreationDate", START),
     "the app transaction is of the same app"),
    (sample, setting("renewal", "autoRenewStatus", 0), "renewalPrice and currency stand exactly"),
    (sample, dropping("renewal", "renewalPrice"), "renewalPrice and currency stand exactly"),
    (sample, dropping("renewal", "renewalPrice", "currency"), "renewalPrice and currency"),
    (cancelled, dropping("renewal", "expirationIntent"), "expirationIntent and isInBilling"),
    (sample, inserting("renewal", "autoRenewStatus", gracePeriodExpiresDate=START),
     "gracePeriodExpiresDate stands only"),
    (unagreed, dropping("renewal", "priceIncreaseStatus"), "priceIncreaseStatus is 0 where"),
    (summary, setting("payload", "notificationType", "TEST"), "the payload holds exactly"),
    (sample, setting("payload", "summary", summary().payload["summary"]), "the payload holds"),
    (tested, setting("payload", "notificationType", "DID_RENEW"), "every kind with"),
    (sample, setting("payload", "notificationType", "TEST"), "every kind with data but TEST"),
    (sample, dropping("data", "signedRenewalInfo", "status"), "renewal info stands exactly"),
    (sample, dropping("data", "status"), "status stands exactly"),
    (sample, setting("data", "consumptionRequestReason", "LEGAL"), "consumptionRequestReason"),
    (consumption_request, dropping("data", "consumptionRequestReason"), "consumptionRequestReason"),
    (cancelled, setting("data", "status", 1), "expirationIntent is absent while"),
    (sample, setting("data", "status", 2), "expirationIntent is absent while"),
    (cancelled, setting("data", "status", 3), "isInBillingRetryPeriod is true while"),
    (cancelled, setting("renewal", "isInBillingRetryPeriod", True), "isInBillingRetryPeriod is"),
    (in_grace, dropping("renewal", "gracePeriodExpiresDate"), "gracePeriodExpiresDate stands whi"),
    (in_grace, setting("data", "status", 2), "gracePeriodExpiresDate stands while"),
    (sample, setting("transaction", "signedDate", START), "the signedDate of every token"),
    (sample, setting("renewal", "originalTransactionId", "2" * 16), "both tokens have the same"),
    (sample, setting("renewal", "appTransactionId", "7" * 18), "both tokens have the same"),
    (GOOD["second purchase"], setting("transaction", "transactionReason", "RENEWAL"),
     "the transaction's reason is PURCHASE"),
    (sample, setting("transaction", "transactionReason", "PURCHASE"),
     "the transaction's reason is RENEWAL"),
    (GOOD["second purchase"], setting("transaction", "transactionId", "2000000000016384"),
     "the transaction is the original one"),
    (GOOD["first purchase"], setting("transaction", "transactionId", "2000000000016388"),
     "the transaction is the original one"),
    (refund, setting("payload", "notificationType", "REFUND_DECLINED"), "REFUND and REVOKE carry"),
    (sample, setting("payload", "notificationType", "REVOKE"), "REFUND and REVOKE carry"),
]


class CheckerTests(unittest.TestCase):
    def changed(self, make, change):
        made = make()
        change(made)
        return made

    def assert_says(self, made, words):
        passed, printed = run([made.line()])
        self.assertFalse(passed)
        self.assertEqual(printed[-1], "0 passed, 1 failed")
        self.assertTrue(any(words in line for line in printed), (words, printed))

    def test_good_bodies_pass(self):
        for name, make in GOOD.items():
            with self.subTest(name):
                made = make()
                passed, printed = run([made.line()], [made.decoded()])
                self.assertTrue(passed, printed)
                self.assertEqual(printed[-1], "1 passed, 0 failed")

    def test_bad_bodies_fail(self):
        for make, change, words in BAD:
            with self.subTest(words):
                self.assert_says(self.changed(make, change), words)

    def test_broken_rules_fail(self):
        for make, change, words in BROKEN:
            with self.subTest(words):
                self.assert_says(self.changed(make, change), "does not hold: " + words)

    def test_every_rule_is_shown_to_fail(self):
        rules = (check_bodies.TRANSACTION_RULES + check_bodies.RENEWAL_RULES
                 + check_bodies.NOTIFICATION_RULES)
        for sentence, _ in rules:
            with self.subTest(sentence):
                self.assertTrue(any(sentence.startswith(words) for _, _, words in BROKEN))

    def test_quirks_suspend_rules_that_there_are(self):
        rules = {sentence for sentence, _ in check_bodies.TRANSACTION_RULES
                 + check_bodies.RENEWAL_RULES + check_bodies.NOTIFICATION_RULES}
        for quirk, sentences in check_bodies.SUSPENDED.items():
            with self.subTest(quirk):
                self.assertLessEqual(set(sentences), rules)
        made = in_grace()
        made.renewal.pop("gracePeriodExpiresDate")
        subject = check_bodies.Notification(
            {"notificationType": "DID_FAIL_TO_RENEW", "data": made.data},
            {"signedRenewalInfo": made.renewal})
        sentence, holds = next(
            rule for rule in check_bodies.NOTIFICATION_RULES
            if rule[0] in check_bodies.SUSPENDED["graceWithoutDate"])
        self.assertFalse(holds(subject))
        self.assertEqual(check_bodies.broken([(sentence, holds)], subject, "n", {sentence}), [])

    def test_every_member_of_the_samples_is_judged(self):
        """A list is a wrong value for every member but two; and what is needed is missed."""
        tables = {"data": check_bodies.DATA, "transaction": check_bodies.TRANSACTION,
                  "renewal": check_bodies.RENEWAL, "payload": check_bodies.PAYLOAD}
        judged = set()
        for make in (sample, in_grace, with_offer, refund, consumption_request):
            for part, table in tables.items():
                for name, _, needed in table:
                    made = make()
                    claims = getattr(made, part)
                    if name not in claims or (part, name) in judged or name.startswith("signed"):
                        continue
                    if name == "data":
                        continue
                    judged.add((part, name))
                    with self.subTest(part=part, name=name):
                        claims[name] = {}
                        self.assert_says(made, f".{name} is ")
                        if needed:
                            made = make()
                            del getattr(made, part)[name]
                            self.assert_says(made, f".{name} is absent")
        self.assertGreater(len(judged), 40)

    def test_nulls_are_found(self):
        for part in ("payload", "data", "transaction", "renewal"):
            with self.subTest(part):
                made = sample()
                name = {"payload": "version", "data": "bundleVersion", "transaction": "price",
                        "renewal": "currency"}[part]
                getattr(made, part)[name] = None
                self.assert_says(made, f".{name} is null")

    def test_bodies_have_one_member(self):
        token = json.loads(sample().line())["signedPayload"]
        for line, words in [
            (b"\n", "body: not JSON"), (b"[]\n", "body: not a JSON object"),
            (compact({"signedPayload": token, "more": 1}) + b"\n", "body members are"),
            (json.dumps({"signedPayload": token}).encode() + b"\n", "body: not compact JSON"),
        ]:
            with self.subTest(words):
                passed, printed = run([line])
                self.assertFalse(passed)
                self.assertIn(words, printed[0])

    def test_stream(self):
        other = UUID.replace("0b5e", "1c6f")
        later, same = sample(uuid=other, signed=START + 300_124), sample(uuid=other)
        self.assertTrue(run([sample().line(), later.line()])[0])
        passed, printed = run([sample().line(), same.line()])
        self.assertFalse(passed)
        self.assertIn("line 2: payload.signedDate is not later than the last one", printed[0])
        passed, printed = run([sample().line(), sample(signed=START + 300_124).line()])
        self.assertFalse(passed)
        self.assertIn("line 2: payload.notificationUUID was in an earlier body", printed[0])
        self.assertIn("       2  DID_RENEW", printed)
        self.assertEqual(printed[-1], "1 passed, 1 failed")

    def test_decoded_form(self):
        made, other = sample(), sample(signed=START + 300_124)
        for decoded, words in [
            ([], "line 1: decoded form: the line is missing"),
            ([other.decoded()], "line 1: decoded form: not what the signed body contains"),
            ([made.decoded().replace(b":1,", b": 1,")], "not what the signed body contains"),
            ([made.decoded(), made.decoded()], "line 2: decoded form: a line without"),
        ]:
            with self.subTest(words):
                passed, printed = run([made.line()], decoded)
                self.assertFalse(passed)
                self.assertIn(words, printed[0])

    def test_no_body_is_a_failure(self):
        self.assertEqual(run([]), (False, ["0 passed, 0 failed"]))

    def test_fifty_failures_are_shown(self):
        passed, printed = run([b"{}\n"] * 60)
        self.assertFalse(passed)
        self.assertEqual(len(printed), 51)
        self.assertEqual(printed[-1], "0 passed, 60 failed")

    def test_command(self):
        made = sample()
        with tempfile.TemporaryDirectory() as folder:
            root, decoded = Path(folder, "root.cer"), Path(folder, "decoded")
            root.write_bytes(CHAIN[2])
            decoded.write_bytes(made.decoded())
            command = [
                sys.executable, str(Path(check_bodies.__file__)), "--root", str(root),
                "--bundle-id", BUNDLE, "--app-apple-id", str(APP), "--decoded", str(decoded)]
            good = subprocess.run(command, input=made.line(), capture_output=True)
            self.assertEqual(good.stdout, b"       1  DID_RENEW\n1 passed, 0 failed\n")
            self.assertEqual(good.returncode, 0, good.stderr)
            bad = subprocess.run(command, input=b"", capture_output=True)
            self.assertEqual(bad.returncode, 1)


if __name__ == "__main__":
    unittest.main()
