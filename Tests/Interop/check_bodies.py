#!/usr/bin/env python3
"""Checks notification bodies with Apple's own server library, and beyond it.

    check_bodies.py --root root.cer --bundle-id ID [--app-apple-id N]
                    [--environment Sandbox] [--decoded FILE] < bodies

Standard input holds one request body a line, {"signedPayload":"..."}, as a receiver gets it.
Apple's library verifies each outer token and, on their own, the tokens inside it: strict
certificate checks on, online checks off. It coerces JSON types and ignores unknown members, so
this script also checks what the library does not: every member's name, place, type and presence,
the bytes of the JSON, the shape of the tokens, and what must hold from one body to the next.

With --decoded, FILE is the same run in decoded form (one payload a line, the objects
data.transactionInfo and data.renewalInfo in place of the signed ones). It must be, line for line
and byte for byte, what the signed bodies contain.

Prints a line for each failure (at most 50), a table of kinds, and `N passed, M failed`. Exit
status 0 only if every body passed and there was at least one.

To teach it a member, add a line to a table in the place where it stands on the wire; to teach it
a rule, add a sentence and a condition to a list of rules.
"""

import argparse
import base64
import collections
import itertools
import json
import re
import sys

from appstoreserverlibrary.models.Environment import Environment
from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException
from cryptography import x509

FAILURES_SHOWN = 50

# --- Judges: what a value may be. Each yields a sentence for each thing that is wrong. ------------


def judge(wanted, holds):
    """A judge that accepts the values for which `holds` is true."""

    def judged(value, where):
        if not holds(value):
            shown = json.dumps(value, ensure_ascii=False)
            shown = shown if len(shown) <= 60 else shown[:57] + "..."
            yield f"{where} is {shown}, not {wanted}"

    return judged


def matching(wanted, pattern):
    """Strings that match the pattern as a whole."""
    compiled = re.compile(pattern, re.ASCII)
    return judge(wanted, lambda value: type(value) is str and bool(compiled.fullmatch(value)))


def whole(low, high, step=1):
    """Whole numbers, never booleans and never 1.0."""
    wanted = f"a whole number from {low} to {high}" + (f" in steps of {step}" if step > 1 else "")
    return judge(
        wanted, lambda value: type(value) is int and low <= value <= high and value % step == 0)


def one_of(*values):
    """The values themselves, of the same type."""
    kinds = {(type(value), value) for value in values}
    wanted = "one of " + ", ".join(json.dumps(value) for value in values)
    return judge(
        wanted,
        lambda value: isinstance(value, (str, int)) and (type(value), value) in kinds)


def list_of(inner):
    """Lists, not empty, whose every element `inner` accepts."""

    def judged(value, where):
        if type(value) is not list or not value:
            yield f"{where} is {type(value).__name__}, not a list with something in it"
            return
        for index, element in enumerate(value):
            yield from inner(element, f"{where}[{index}]")

    return judged


def object_of(table):
    """Objects whose members are those of the table, in its order."""

    def judged(value, where):
        if type(value) is not dict:
            yield f"{where} is {type(value).__name__}, not an object"
            return
        places = {name: place for place, (name, _, _) in enumerate(table)}
        known = [name for name in value if name in places]
        for name in value:
            if name not in places:
                yield f"{where}.{name} is no known member"
        if known != sorted(known, key=places.get):
            yield f"{where}: members are out of order: {', '.join(known)}"
        for name, inner, needed in table:
            if name in value:
                yield from inner(value[name], f"{where}.{name}")
            elif needed:
                yield f"{where}.{name} is absent"

    return judged


def always(name, inner):
    """A row for a member that is always there."""
    return (name, inner, True)


def maybe(name, inner):
    """A row for a member that can be absent; rules may say when."""
    return (name, inner, False)


YEAR_2000, YEAR_2100 = 946_684_800_000, 4_102_444_800_000
TEXT = judge("a string with something in it", lambda value: type(value) is str and value != "")
DIGITS = matching("a string of digits", "[0-9]+")
STORE_ID = matching("16 digits that begin with 2", "2[0-9]{15}")
UUID = matching("a lower-case UUID", "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
COUNTRY = matching("a three-letter country code", "[A-Z]{3}")
CURRENCY = matching("a three-letter currency code", "[A-Z]{3}")
LENGTH = matching("an ISO 8601 duration", "P[1-9][0-9]*[DWMY]")
MILLISECOND = whole(YEAR_2000, YEAR_2100 - 1)
SECOND = whole(YEAR_2000, YEAR_2100 - 1000, step=1000)
AMOUNT = whole(0, 2**53)
COUNT = whole(0, 2**53)
FLAG = judge("true or false", lambda value: type(value) is bool)
TOKEN = matching(
    "three segments of unpadded base64url", r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+")
ENVIRONMENT = one_of("Sandbox", "Production", "Xcode", "LocalTesting")
APP_ID = whole(1, 2**63 - 1)
APP_TRANSACTION_ID = matching("a string of 18 digits", "[1-9][0-9]{17}")
OFFER_TYPE = one_of(1, 2, 3, 4)
DISCOUNT = one_of("FREE_TRIAL", "PAY_AS_YOU_GO", "PAY_UP_FRONT", "ONE_TIME")
BILLING_PLAN = one_of("BILLED_UPFRONT", "MONTHLY")

# --- Tables: the members of each object, in the order in which they stand on the wire. ------------

ADVANCED_DESCRIPTORS = [always("description", TEXT), always("displayName", TEXT)]
ADVANCED_OFFER = [
    maybe("period", LENGTH), maybe("periodCount", whole(1, 12)), maybe("price", AMOUNT),
    maybe("reason", one_of("ACQUISITION", "WIN_BACK", "RETENTION")),
]
ADVANCED_REFUND = [
    maybe("refundAmount", AMOUNT), maybe("refundDate", MILLISECOND), maybe("refundReason", TEXT),
    maybe("refundType", one_of("FULL", "PRORATED", "CUSTOM")),
]
ADVANCED_PRICE_INCREASE = [
    maybe("dependentSKUs", list_of(TEXT)), maybe("price", AMOUNT),
    maybe("status", one_of("SCHEDULED", "PENDING", "ACCEPTED")),
]
ADVANCED_TRANSACTION_ITEM = [
    always("SKU", TEXT), maybe("description", TEXT), maybe("displayName", TEXT),
    maybe("offer", object_of(ADVANCED_OFFER)), maybe("price", AMOUNT),
    maybe("refunds", list_of(object_of(ADVANCED_REFUND))), maybe("revocationDate", SECOND),
]
ADVANCED_RENEWAL_ITEM = [
    always("SKU", TEXT), maybe("description", TEXT), maybe("displayName", TEXT),
    maybe("offer", object_of(ADVANCED_OFFER)), maybe("price", AMOUNT),
    maybe("priceIncreaseInfo", object_of(ADVANCED_PRICE_INCREASE)),
]
ADVANCED_TRANSACTION = [
    maybe("descriptors", object_of(ADVANCED_DESCRIPTORS)), maybe("estimatedTax", AMOUNT),
    maybe("items", list_of(object_of(ADVANCED_TRANSACTION_ITEM))),
    maybe("period", one_of("P1W", "P1M", "P2M", "P3M", "P6M", "P1Y")),
    maybe("requestReferenceId", UUID), maybe("taxCode", TEXT),
    maybe("taxExclusivePrice", AMOUNT), maybe("taxRate", TEXT),
]
ADVANCED_RENEWAL = [
    maybe("consistencyToken", TEXT), maybe("descriptors", object_of(ADVANCED_DESCRIPTORS)),
    maybe("items", list_of(object_of(ADVANCED_RENEWAL_ITEM))),
    maybe("period", one_of("P1W", "P1M", "P2M", "P3M", "P6M", "P1Y")),
    maybe("requestReferenceId", UUID), maybe("taxCode", TEXT),
]
TRANSACTION_COMMITMENT = [
    always("billingPeriodNumber", whole(1, 12)), always("commitmentExpiresDate", SECOND),
    always("commitmentPrice", AMOUNT), always("totalBillingPeriods", whole(1, 12)),
]
RENEWAL_COMMITMENT = [
    always("commitmentAutoRenewProductId", TEXT), always("commitmentAutoRenewStatus", one_of(0, 1)),
    maybe("commitmentRenewalBillingPlanType", BILLING_PLAN),
    maybe("commitmentRenewalDate", SECOND), maybe("commitmentRenewalPrice", AMOUNT),
]

AUTO_RENEWABLE = "Auto-Renewable Subscription"
TRANSACTION = [
    always("transactionId", STORE_ID),
    always("originalTransactionId", STORE_ID),
    maybe("webOrderLineItemId", STORE_ID),
    always("bundleId", TEXT),
    always("productId", TEXT),
    maybe("subscriptionGroupIdentifier", DIGITS),
    always("purchaseDate", SECOND),
    always("originalPurchaseDate", MILLISECOND),
    maybe("expiresDate", SECOND),
    always("quantity", whole(1, 2**31 - 1)),
    always("type", one_of(
        AUTO_RENEWABLE, "Non-Consumable", "Consumable", "Non-Renewing Subscription")),
    maybe("appAccountToken", UUID),
    always("inAppOwnershipType", one_of("PURCHASED", "FAMILY_SHARED")),
    always("signedDate", MILLISECOND),
    maybe("revocationReason", one_of(0, 1)),
    maybe("revocationDate", SECOND),
    maybe("isUpgraded", one_of(True)),
    maybe("offerType", OFFER_TYPE),
    maybe("offerIdentifier", TEXT),
    always("environment", ENVIRONMENT),
    always("transactionReason", one_of("PURCHASE", "RENEWAL")),
    always("storefront", COUNTRY),
    always("storefrontId", DIGITS),
    maybe("price", AMOUNT),
    maybe("currency", CURRENCY),
    maybe("offerDiscountType", DISCOUNT),
    always("appTransactionId", APP_TRANSACTION_ID),
    maybe("offerPeriod", LENGTH),
    maybe("revocationType", one_of("REFUND_FULL", "REFUND_PRORATED", "FAMILY_REVOKE")),
    maybe("revocationPercentage", whole(0, 100_000)),
    maybe("previousOriginalTransactionId", STORE_ID),
    maybe("billingPlanType", BILLING_PLAN),
    maybe("commitmentInfo", object_of(TRANSACTION_COMMITMENT)),
    maybe("advancedCommerceInfo", object_of(ADVANCED_TRANSACTION)),
]

RENEWAL = [
    maybe("expirationIntent", whole(1, 5)),
    always("originalTransactionId", STORE_ID),
    always("autoRenewProductId", TEXT),
    always("productId", TEXT),
    always("autoRenewStatus", one_of(0, 1)),
    maybe("isInBillingRetryPeriod", FLAG),
    maybe("priceIncreaseStatus", one_of(0, 1)),
    maybe("gracePeriodExpiresDate", MILLISECOND),
    maybe("offerType", OFFER_TYPE),
    maybe("offerIdentifier", TEXT),
    maybe("renewalPrice", AMOUNT),
    maybe("currency", CURRENCY),
    always("signedDate", MILLISECOND),
    always("environment", ENVIRONMENT),
    always("recentSubscriptionStartDate", SECOND),
    always("renewalDate", SECOND),
    maybe("offerDiscountType", DISCOUNT),
    maybe("eligibleWinBackOfferIds", list_of(TEXT)),
    always("appTransactionId", APP_TRANSACTION_ID),
    maybe("offerPeriod", LENGTH),
    maybe("appAccountToken", UUID),
    maybe("renewalBillingPlanType", BILLING_PLAN),
    maybe("commitmentInfo", object_of(RENEWAL_COMMITMENT)),
    maybe("advancedCommerceInfo", object_of(ADVANCED_RENEWAL)),
]

APP_TRANSACTION = [
    always("receiptType", ENVIRONMENT),
    maybe("appAppleId", APP_ID),
    always("bundleId", TEXT),
    always("applicationVersion", TEXT),
    maybe("versionExternalIdentifier", COUNT),
    always("receiptCreationDate", MILLISECOND),
    always("originalPurchaseDate", MILLISECOND),
    always("originalApplicationVersion", TEXT),
    maybe("deviceVerification", TEXT),
    maybe("deviceVerificationNonce", UUID),
    maybe("preorderDate", MILLISECOND),
    always("appTransactionId", APP_TRANSACTION_ID),
    always("originalPlatform", one_of("iOS", "macOS", "tvOS", "visionOS")),
]

DATA = [
    maybe("appAppleId", APP_ID),
    always("bundleId", TEXT),
    maybe("bundleVersion", TEXT),
    always("environment", ENVIRONMENT),
    maybe("signedTransactionInfo", TOKEN),
    maybe("signedRenewalInfo", TOKEN),
    maybe("status", whole(1, 5)),
    maybe("consumptionRequestReason", one_of(
        "UNINTENDED_PURCHASE", "FULFILLMENT_ISSUE", "UNSATISFIED_WITH_PURCHASE", "LEGAL", "OTHER")),
]
SUMMARY = [
    always("requestIdentifier", UUID),
    always("environment", ENVIRONMENT),
    maybe("appAppleId", APP_ID),
    always("bundleId", TEXT),
    always("productId", TEXT),
    maybe("storefrontCountryCodes", list_of(COUNTRY)),
    always("failedCount", COUNT),
    always("succeededCount", COUNT),
]
EXTERNAL_PURCHASE_TOKEN = [
    always("externalPurchaseId", TEXT),
    always("tokenCreationDate", MILLISECOND),
    always("appAppleId", APP_ID),
    always("bundleId", TEXT),
    maybe("tokenExpirationDate", MILLISECOND),
    maybe("tokenType", one_of("SERVICES", "ACQUISITION")),
]
APP_DATA = [
    maybe("appAppleId", APP_ID),
    always("bundleId", TEXT),
    always("environment", ENVIRONMENT),
    always("signedAppTransactionInfo", TOKEN),
]
PAYLOAD = [
    always("notificationType", TEXT),
    maybe("subtype", TEXT),
    always("notificationUUID", UUID),
    maybe("data", object_of(DATA)),
    maybe("appData", object_of(APP_DATA)),
    always("version", one_of("2.0")),
    always("signedDate", MILLISECOND),
    maybe("summary", object_of(SUMMARY)),
    maybe("externalPurchaseToken", object_of(EXTERNAL_PURCHASE_TOKEN)),
]

# The subtypes of each type; None stands for no subtype at all.
KINDS = {
    "SUBSCRIBED": {"INITIAL_BUY", "RESUBSCRIBE"},
    "DID_RENEW": {None, "BILLING_RECOVERY"},
    "DID_CHANGE_RENEWAL_PREF": {None, "UPGRADE", "DOWNGRADE"},
    "DID_CHANGE_RENEWAL_STATUS": {None, "AUTO_RENEW_DISABLED", "AUTO_RENEW_ENABLED"},
    "DID_FAIL_TO_RENEW": {None, "GRACE_PERIOD"},
    "GRACE_PERIOD_EXPIRED": {None},
    "EXPIRED": {None, "VOLUNTARY", "BILLING_RETRY", "PRICE_INCREASE", "PRODUCT_NOT_FOR_SALE"},
    # With INITIAL_BUY and RESUBSCRIBE until January 2024: a store of before that still sends them.
    "OFFER_REDEEMED": {None, "UPGRADE", "DOWNGRADE", "INITIAL_BUY", "RESUBSCRIBE"},
    "PRICE_INCREASE": {"PENDING", "ACCEPTED"},
    "REFUND": {None},
    "REFUND_DECLINED": {None},
    "REFUND_REVERSED": {None},
    "CONSUMPTION_REQUEST": {None},
    "REVOKE": {None},
    "RENEWAL_EXTENDED": {None},
    "RENEWAL_EXTENSION": {"SUMMARY", "FAILURE"},
    "ONE_TIME_CHARGE": {None},
    "TEST": {None},
    "EXTERNAL_PURCHASE_TOKEN": {"UNREPORTED", "CREATED", "ACTIVE_TOKEN_REMINDER"},
    "RESCIND_CONSENT": {None},
    "METADATA_UPDATE": {None},
    "MIGRATION": {None},
    "PRICE_CHANGE": {None},
}

# The object that a kind carries, where it is not `data`.
SUBJECTS = ["data", "summary", "externalPurchaseToken", "appData"]
SUBJECT_OF_KIND = {
    "RENEWAL_EXTENSION/SUMMARY": "summary",
    "EXTERNAL_PURCHASE_TOKEN/UNREPORTED": "externalPurchaseToken",
    "EXTERNAL_PURCHASE_TOKEN/CREATED": "externalPurchaseToken",
    "EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER": "externalPurchaseToken",
    "RESCIND_CONSENT": "appData",
}

# --- Rules: sentences that hold, with their conditions. -------------------------------------------


def together(claims, *names):
    """Whether all of the members are there, or none."""
    return len({name in claims for name in names}) == 1


def only_with(claims, companion, *names):
    """Whether the members are there only if their companion is."""
    return companion in claims or not any(name in claims for name in names)


def offer_is_whole(claims):
    """Whether the members about an offer fit together."""
    has_identifier = claims.get("offerType") in (2, 3, 4)
    return ("offerIdentifier" in claims) == has_identifier and only_with(
        claims, "offerType", "offerDiscountType", "offerPeriod")


OFFER_RULE = (
    "offerIdentifier stands exactly with offer types 2, 3 and 4, the others with offerType only",
    offer_is_whole)

TRANSACTION_RULES = [
    ("expiresDate, webOrderLineItemId and subscriptionGroupIdentifier stand exactly in an"
     " auto-renewable subscription",
     lambda t: all((name in t) == (t["type"] == AUTO_RENEWABLE) for name in (
         "expiresDate", "webOrderLineItemId", "subscriptionGroupIdentifier"))),
    ("price and currency stand together, and are absent only from what a family shares",
     lambda t: together(t, "price", "currency")
     and ("price" in t or t["inAppOwnershipType"] == "FAMILY_SHARED")),
    OFFER_RULE,
    ("revocationDate and revocationReason stand together, and with them alone the other two",
     lambda t: together(t, "revocationDate", "revocationReason")
     and only_with(t, "revocationDate", "revocationType", "revocationPercentage")),
    ("revocationDate is not later than signedDate",
     lambda t: t.get("revocationDate", 0) <= t["signedDate"]),
    ("expiresDate is later than purchaseDate",
     lambda t: t.get("expiresDate", YEAR_2100) > t["purchaseDate"]),
    ("a renewal is of an auto-renewable subscription and never the original transaction",
     lambda t: t["transactionReason"] == "PURCHASE"
     or (t["type"] == AUTO_RENEWABLE and t["transactionId"] != t["originalTransactionId"])),
    ("the quantity of what is no consumable is 1",
     lambda t: t["type"] == "Consumable" or t["quantity"] == 1),
    ("what does not renew is its own original, bought when it was bought",
     lambda t: t["type"] == AUTO_RENEWABLE or t["inAppOwnershipType"] == "FAMILY_SHARED"
     or (t["transactionId"], t["purchaseDate"])
     == (t["originalTransactionId"], t["originalPurchaseDate"])),
    ("previousOriginalTransactionId is another than originalTransactionId",
     lambda t: t.get("previousOriginalTransactionId") != t["originalTransactionId"]),
]

RENEWAL_RULES = [
    ("renewalPrice and currency stand exactly while autoRenewStatus is 1",
     lambda r: together(r, "renewalPrice", "currency")
     and ("renewalPrice" in r) == (r["autoRenewStatus"] == 1)),
    OFFER_RULE,
    ("expirationIntent and isInBillingRetryPeriod stand together",
     lambda r: together(r, "expirationIntent", "isInBillingRetryPeriod")),
    ("priceIncreaseStatus is 0 where a price that nobody agreed to has ended it",
     lambda r: r.get("expirationIntent") != 3 or r.get("priceIncreaseStatus") == 0),
    ("gracePeriodExpiresDate stands only beside isInBillingRetryPeriod true",
     lambda r: "gracePeriodExpiresDate" not in r or r.get("isInBillingRetryPeriod") is True),
]

# About a whole notification: `n.data`, `n.transaction`, `n.renewal`, `n.app` (the app transaction)
# and `n.token` (the one for external purchases) are empty when absent.
NOTIFICATION_RULES = [
    ("the payload holds exactly the one object that its kind carries",
     lambda n: [name for name in SUBJECTS if name in n.payload]
     == [SUBJECT_OF_KIND.get(n.kind, "data")]),
    ("every kind with data but TEST carries a transaction, TEST none",
     lambda n: not n.data or ("signedTransactionInfo" in n.data) == (n.kind != "TEST")),
    ("renewal info stands exactly with an auto-renewable subscription",
     lambda n: ("signedRenewalInfo" in n.data)
     == (n.transaction.get("type") == AUTO_RENEWABLE)),
    ("bundleVersion stands only where something was bought",
     lambda n: "bundleVersion" not in n.data or bool(n.transaction)),
    ("ONE_TIME_CHARGE is of what does not renew",
     lambda n: n.type != "ONE_TIME_CHARGE" or n.transaction.get("type") != AUTO_RENEWABLE),
    ("MIGRATION names the original transaction before it",
     lambda n: n.type != "MIGRATION" or "previousOriginalTransactionId" in n.transaction),
    ("tokenExpirationDate and tokenType stand together",
     lambda n: together(n.token, "tokenExpirationDate", "tokenType")),
    ("a token is not from after the notification, and expires after it was made",
     lambda n: n.token.get("tokenCreationDate", 0) <= n.payload["signedDate"]
     and n.token.get("tokenExpirationDate", YEAR_2100) > n.token.get("tokenCreationDate", 0)),
    ("the app transaction is of the same app and environment, signed with the notification",
     lambda n: not n.app or n.app["receiptType"] == n.payload["appData"]["environment"]
     and n.app.get("appAppleId") == n.payload["appData"].get("appAppleId")
     and n.app["receiptCreationDate"] == n.payload["signedDate"]),
    ("status stands exactly with renewal info",
     lambda n: together(n.data, "status", "signedRenewalInfo")),
    ("consumptionRequestReason stands exactly in a CONSUMPTION_REQUEST",
     lambda n: ("consumptionRequestReason" in n.data) == (n.kind == "CONSUMPTION_REQUEST")),
    ("expirationIntent is absent while status is 1, present while it is 2, 3 or 4",
     lambda n: n.status in (None, 5) or ("expirationIntent" in n.renewal) == (n.status != 1)),
    ("isInBillingRetryPeriod is true while status is 3 or 4, false while it is 2",
     lambda n: n.status in (None, 1, 5)
     or n.renewal.get("isInBillingRetryPeriod") is (n.status in (3, 4))),
    ("gracePeriodExpiresDate stands while status is 4, never while it is 1, 2 or 5",
     lambda n: n.status in (None, 3)
     or ("gracePeriodExpiresDate" in n.renewal) == (n.status == 4)),
    ("the signedDate of every token is the same",
     lambda n: {inner["signedDate"] for inner in n.inner} <= {n.payload["signedDate"]}),
    ("both tokens have the same originalTransactionId and appTransactionId",
     lambda n: len({(inner["originalTransactionId"], inner["appTransactionId"])
                    for inner in n.inner}) <= 1),
    ("the transaction's reason is PURCHASE in SUBSCRIBED, ONE_TIME_CHARGE and an upgrade",
     lambda n: not (n.type in ("SUBSCRIBED", "ONE_TIME_CHARGE") or n.kind.endswith("/UPGRADE"))
     or n.transaction.get("transactionReason") == "PURCHASE"),
    ("the transaction's reason is RENEWAL in DID_RENEW",
     lambda n: n.type != "DID_RENEW" or n.transaction.get("transactionReason") == "RENEWAL"),
    ("the transaction is the original one in INITIAL_BUY, another one in RESUBSCRIBE",
     lambda n: n.type != "SUBSCRIBED" or (
         n.transaction.get("transactionId") == n.transaction.get("originalTransactionId"))
     == n.kind.endswith("/INITIAL_BUY")),
    ("REFUND and REVOKE carry a revocation, REFUND_DECLINED and REFUND_REVERSED none",
     lambda n: n.type not in ("REFUND", "REVOKE", "REFUND_DECLINED", "REFUND_REVERSED")
     or ("revocationDate" in n.transaction) == (n.type in ("REFUND", "REVOKE"))),
]


# The rules that a scenario suspends with a quirk, by its name.
SUSPENDED = {
    "graceWithoutDate": [
        "gracePeriodExpiresDate stands while status is 4, never while it is 1, 2 or 5"],
    "graceWithoutRetry": [
        "gracePeriodExpiresDate stands only beside isInBillingRetryPeriod true",
        "isInBillingRetryPeriod is true while status is 3 or 4, false while it is 2"],
    "retryWithoutIntent": [
        "expirationIntent and isInBillingRetryPeriod stand together",
        "expirationIntent is absent while status is 1, present while it is 2, 3 or 4"],
    "revocationDateDrift": ["revocationDate is not later than signedDate"],
    "priceMissing": [
        "price and currency stand together, and are absent only from what a family shares"],
    "outerSignedLater": [
        "the signedDate of every token is the same",
        "the app transaction is of the same app and environment, signed with the notification"],
}


def kind_of(payload):
    """TYPE/SUBTYPE, or the type alone where there is no subtype."""
    names = ("notificationType", "subtype")
    return "/".join(str(payload[name]) for name in names if name in payload)


class Notification:
    """A payload with the claims of its inner tokens."""

    def __init__(self, payload, claims):
        self.payload = payload
        self.type = payload["notificationType"]
        self.kind = kind_of(payload)
        self.data = payload.get("data", {})
        self.status = self.data.get("status")
        self.transaction = claims.get("signedTransactionInfo", {})
        self.renewal = claims.get("signedRenewalInfo", {})
        self.app = claims.get("signedAppTransactionInfo", {})
        self.token = payload.get("externalPurchaseToken", {})
        self.inner = [inner for inner in (self.transaction, self.renewal) if inner]


# --- JSON and tokens ------------------------------------------------------------------------------


class Wrong(Exception):
    """What is wrong, so badly that nothing further can be read."""


def strict_json(raw, where):
    """The value of compact JSON in UTF-8: no white space, no escaped slash, no repeated member."""

    def members(pairs):
        if len(dict(pairs)) != len(pairs):
            raise Wrong(f"{where}: a member is repeated")
        return dict(pairs)

    try:
        text = raw.decode("utf-8")
        value = json.loads(text, object_pairs_hook=members)
    except ValueError as problem:
        raise Wrong(f"{where}: not JSON in UTF-8: {problem}") from None
    if type(value) is not dict:
        raise Wrong(f"{where}: not a JSON object")
    if text != json.dumps(value, separators=(",", ":"), ensure_ascii=False):
        raise Wrong(f"{where}: not compact JSON with plain slashes")
    return value


def nulls(value, where):
    """A sentence for each null, at any depth."""
    if value is None:
        yield f"{where} is null; an absent member is left out"
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from nulls(inner, f"{where}.{name}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from nulls(inner, f"{where}[{index}]")


def segments(token, where):
    """The bytes of the three segments of a compact JWS."""
    if any(TOKEN(token, where)):
        raise Wrong(f"{where}: not three segments of unpadded base64url")
    parts = []
    for text in token.split("."):
        try:
            part = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except ValueError:
            raise Wrong(f"{where}: a segment is not base64url") from None
        if base64.urlsafe_b64encode(part).rstrip(b"=").decode() != text:
            raise Wrong(f"{where}: a segment is not canonical base64url")
        parts.append(part)
    return parts


def header_problems(header, root, where):
    """What is wrong with a JWS header: exactly alg and x5c, the chain up to the root."""
    if list(header) != ["alg", "x5c"]:
        yield f"{where}: header members are {list(header)}, not ['alg', 'x5c']"
        return
    if header["alg"] != "ES256":
        yield f"{where}: alg is {header['alg']!r}, not 'ES256'"
    chain = header["x5c"]
    if type(chain) is not list or len(chain) != 3:
        yield f"{where}: x5c is not a list of three certificates"
        return
    for index, text in enumerate(chain):
        try:
            certificate = base64.b64decode(text, validate=True)
            x509.load_der_x509_certificate(certificate)
            if base64.b64encode(certificate).decode() != text:
                raise ValueError("not canonical")
        except (TypeError, ValueError):
            yield f"{where}: x5c[{index}] is not a certificate in standard base64"
            return
    if base64.b64decode(chain[2]) != root:
        yield f"{where}: x5c[2] is not the root certificate"


# --- Checking -------------------------------------------------------------------------------------

# The tokens inside a payload: where they stand, what they hold, which rules they keep, and what
# their object is called in the decoded form.
INNER = {
    "signedTransactionInfo": ("data", object_of(TRANSACTION), TRANSACTION_RULES, "transactionInfo"),
    "signedRenewalInfo": ("data", object_of(RENEWAL), RENEWAL_RULES, "renewalInfo"),
    "signedAppTransactionInfo": (
        "appData", object_of(APP_TRANSACTION), [], "appTransactionInfo"),
}


class Checker:
    """Checks one stream of bodies. It remembers what must hold from one body to the next."""

    def __init__(self, root, bundle_id, app_apple_id=None, environment="Sandbox", quirks=()):
        self.root = root
        self.suspended = {rule for quirk in quirks for rule in SUSPENDED.get(quirk, ())}
        self.app_apple_id = app_apple_id
        verifier = SignedDataVerifier(
            [root], False, Environment(environment), bundle_id, app_apple_id)
        self.verify = {
            "signedPayload": verifier.verify_and_decode_notification,
            "signedTransactionInfo": verifier.verify_and_decode_signed_transaction,
            "signedRenewalInfo": verifier.verify_and_decode_renewal_info,
            "signedAppTransactionInfo": verifier.verify_and_decode_app_transaction,
        }
        self.kinds = collections.Counter()
        self.uuids = set()
        self.latest = {}

    def check(self, line):
        """The problems of one body, and its payload in decoded form (None if unreadable)."""
        problems = []
        try:
            decoded = self._read(line, problems)
        except Wrong as wrong:
            problems.append(str(wrong))
            decoded = None
        return problems, decoded

    def _read(self, line, problems):
        body = strict_json(line, "body")
        if list(body) != ["signedPayload"]:
            raise Wrong(f"body members are {list(body)}, not ['signedPayload']")
        payload, decoded = self._open(
            "signedPayload", body["signedPayload"], object_of(PAYLOAD), "payload", problems)
        self.kinds[kind_of(payload)] += 1
        claims = {}
        for name, (subject, shape, rules, place) in INNER.items():
            owner = payload.get(subject)
            if not isinstance(owner, dict) or name not in owner:
                continue
            claims[name], raw = self._open(name, owner[name], shape, place, problems)
            decoded = decoded.replace(
                b'"%s":"%s"' % (name.encode(), owner[name].encode()),
                b'"%s":%s' % (place.encode(), raw))
            if not problems:
                problems += broken(rules, claims[name], place, self.suspended)
        if not problems:
            self._relate(Notification(payload, claims), problems)
        return decoded

    def _open(self, name, token, shape, where, problems):
        """The claims of a token and their bytes; what is wrong with it goes to `problems`."""
        header, raw, signature = segments(token, where)
        problems += header_problems(strict_json(header, f"{where} header"), self.root, where)
        if len(signature) != 64:
            problems.append(f"{where}: the signature is {len(signature)} bytes, not 64")
        claims = strict_json(raw, where)
        problems += nulls(claims, where)
        problems += shape(claims, where)
        try:
            self.verify[name](token)
        except VerificationException as refusal:
            problems.append(f"{where}: refused by Apple's library: {refusal.status.name}")
        except Exception as failure:  # the library raises what its parts raise
            problems.append(f"{where}: Apple's library failed: {failure!r}")
        return claims, raw

    def _relate(self, notification, problems):
        """Checks a notification's members against each other and against earlier ones."""
        payload = notification.payload
        if payload.get("subtype") not in KINDS.get(notification.type, ()):
            problems.append(f"{notification.kind} is no type and subtype that Apple sends")
        problems += broken(NOTIFICATION_RULES, notification, "payload", self.suspended)
        for name in SUBJECTS:
            subject = payload.get(name, {})
            if self.app_apple_id and subject.get("appAppleId", 0) not in (0, self.app_apple_id):
                problems.append(f"payload.{name}.appAppleId is not {self.app_apple_id}")
        if payload["notificationUUID"] in self.uuids:
            problems.append("payload.notificationUUID was in an earlier body")
        self.uuids.add(payload["notificationUUID"])
        run = notification.transaction.get("originalTransactionId")
        if run:
            if payload["signedDate"] <= self.latest.get(run, 0):
                problems.append(f"payload.signedDate is not later than the last one of {run}")
            self.latest[run] = payload["signedDate"]


def broken(rules, subject, where, suspended=()):
    """A sentence for each rule that does not hold and is not suspended."""
    return [f"{where}: does not hold: {rule}" for rule, holds in rules
            if rule not in suspended and not holds(subject)]


def check_stream(checker, bodies, decoded=None, report=print):
    """Checks every line of `bodies`, and of `decoded` if given; whether all passed."""
    passed = failed = shown = 0
    twins = () if decoded is None else decoded
    for number, (line, twin) in enumerate(itertools.zip_longest(bodies, twins), 1):
        if line is None:
            problems = ["decoded form: a line without a signed body"]
        else:
            problems, expected = checker.check(line.rstrip(b"\n"))
            if decoded is not None and twin is None:
                problems.append("decoded form: the line is missing")
            elif twin is not None and expected is not None and twin.rstrip(b"\n") != expected:
                problems.append("decoded form: not what the signed body contains")
        passed, failed = (passed, failed + 1) if problems else (passed + 1, failed)
        for problem in problems:
            shown += 1
            if shown <= FAILURES_SHOWN:
                report(f"line {number}: {problem}")
    for kind, count in sorted(checker.kinds.items()):
        report(f"{count:8d}  {kind}")
    report(f"{passed} passed, {failed} failed")
    return passed > 0 and failed == 0


def main():
    """Reads the arguments and standard input; the exit status."""
    parser = argparse.ArgumentParser(
        description="Checks notification bodies with Apple's server library, and beyond it.")
    parser.add_argument("--root", required=True, help="the root certificate, DER")
    parser.add_argument("--bundle-id", required=True)
    parser.add_argument("--app-apple-id", type=int, help="needed for Production")
    parser.add_argument("--environment", default="Sandbox")
    parser.add_argument(
        "--quirk", action="append", default=[], help="one of the scenario's; suspends rules")
    parser.add_argument("--decoded", help="the same run in decoded form")
    options = parser.parse_args()
    with open(options.root, "rb") as file:
        root = file.read()
    checker = Checker(
        root, options.bundle_id, options.app_apple_id, options.environment, options.quirk)
    if options.decoded is None:
        return 0 if check_stream(checker, sys.stdin.buffer) else 1
    with open(options.decoded, "rb") as decoded:
        return 0 if check_stream(checker, sys.stdin.buffer, decoded) else 1


if __name__ == "__main__":
    sys.exit(main())
