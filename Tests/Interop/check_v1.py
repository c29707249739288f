#!/usr/bin/env python3
"""Checks bodies of legacy notifications, version 1, and answers of verifyReceipt.

    check_v1.py [--dialect extended|apple|legacy] < bodies
    check_v1.py --receipt [--dialect extended|apple|legacy] < answers

Standard input holds one body a line, as a receiver gets it. Every member's name, place, type and
presence is checked against tables, and what must hold between them against rules. Each date stands
three times: the text in UTC and the one in Los Angeles are computed anew from the milliseconds,
with the time zones of this machine's database.

Prints a line for each failure (at most 50), a table of types, and `N passed, M failed`. Exit status
0 only if every line passed; a run that sends nothing in version 1 passes.

To teach it a member, add a line to a table; to teach it a rule, add a condition to a check.
"""

import argparse
import base64
import collections
import datetime
import json
import re
import sys
import zoneinfo

FAILURES_SHOWN = 50
LOS_ANGELES = zoneinfo.ZoneInfo("America/Los_Angeles")

# --- Judges: what a value may be. Each yields a sentence for each thing that is wrong. ------------


def judge(wanted, holds):
    """A judge that accepts the values for which `holds` is true."""

    def judged(value, where):
        if not holds(value):
            yield f"{where} is {json.dumps(value)[:60]}, not {wanted}"

    return judged


def matching(wanted, pattern):
    """Strings that match the pattern as a whole."""
    compiled = re.compile(pattern, re.ASCII)
    return judge(wanted, lambda value: type(value) is str and bool(compiled.fullmatch(value)))


def one_of(*values):
    """The values themselves, of the same type: 1 is not "1" and not true."""
    kinds = {(type(value), value) for value in values}
    wanted = "one of " + ", ".join(json.dumps(value) for value in values)
    return judge(
        wanted, lambda value: type(value) in (str, int, bool) and (type(value), value) in kinds)


def list_of(inner):
    """Lists whose every element `inner` accepts."""

    def judged(value, where):
        if type(value) is not list:
            yield f"{where} is {type(value).__name__}, not a list"
            return
        for index, element in enumerate(value):
            yield from inner(element, f"{where}[{index}]")

    return judged


def object_of(table):
    """Objects whose members are those of the table; Apple's have no order."""

    def judged(value, where):
        if type(value) is not dict:
            yield f"{where} is {type(value).__name__}, not an object"
            return
        known = {name for name, _, _ in table}
        for name in value:
            if name not in known:
                yield f"{where}.{name} is no known member"
        for name, inner, needed in table:
            if name in value:
                yield from inner(value[name], f"{where}.{name}")
            elif needed:
                yield f"{where}.{name} is absent"
        yield from triplets(value, where)

    return judged


def always(name, inner):
    """A row for a member that is always there."""
    return [(name, inner, True)]


def maybe(name, inner):
    """A row for a member that can be absent; rules may say when."""
    return [(name, inner, False)]


def date(name, needed=True, precise=False):
    """Rows for a date: in UTC, in milliseconds, in Los Angeles."""
    milliseconds = matching("milliseconds as text", "[0-9]{12,13}" if precise else "[0-9]{9,10}000")
    return [
        (name, TEXT, needed), (f"{name}_ms", milliseconds, needed), (f"{name}_pst", TEXT, needed)]


def triplets(value, where):
    """Each date says the same three times."""
    stems = [name.removesuffix("_ms").removesuffix("_pst") for name in value]
    for stem in dict.fromkeys(
        stem for stem, name in zip(stems, value) if stem != name
    ):
        name = f"{stem}_pst"
        # In the style of iOS 6 the milliseconds have the bare name.
        legacy = stem.endswith("_formatted")
        milliseconds = value.get(stem[: -len("_formatted")] if legacy else f"{stem}_ms")
        if milliseconds is None or stem not in value or name not in value:
            yield f"{where}.{stem} lacks one of its three forms"
            continue
        seconds = int(milliseconds) // 1000
        instant = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
        for found, zone, label in [
            (value[stem], datetime.timezone.utc, "Etc/GMT"),
            (value[name], LOS_ANGELES, "America/Los_Angeles"),
        ]:
            wanted = instant.astimezone(zone).strftime("%Y-%m-%d %H:%M:%S ") + label
            if found != wanted:
                yield f"{where}.{stem} says {found} for {milliseconds}, not {wanted}"


TEXT = judge("a string with something in it", lambda value: type(value) is str and value != "")
ANY_TEXT = judge("a string", lambda value: type(value) is str)
DIGITS = matching("a string of digits", "[0-9]+")
STORE_ID = matching("16 digits that begin with 2", "2[0-9]{15}")
UUID = matching("a lower-case UUID", "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TRUTH = one_of("true", "false")
DIGIT = one_of("0", "1")
INTENT = one_of("1", "2", "3", "4", "5")
WHOLE = judge("a whole number", lambda value: type(value) is int and value >= 0)
QUANTITY = matching("a count as text", "[1-9][0-9]*")
STORE = one_of("Sandbox", "Production")


def receipt_data(value, where):
    """base64 of a receipt, as strict readers take it."""
    if type(value) is not str:
        yield f"{where} is no string"
        return
    try:
        base64.b64decode(value, validate=True)
    except ValueError:
        yield f"{where} is no base64"
    if not value.startswith("MI"):
        yield f"{where} begins {value[:4]}, not MI"


def old_receipt_data(value, where):
    """base64 of a property list, in the style of iOS 6."""
    if type(value) is not str or not value.startswith("ewoJ"):
        yield f"{where} does not begin with ewoJ"
        return
    base64.b64decode(value, validate=True)


# --- Tables: the members of each object. ----------------------------------------------------------

SALE = (
    always("quantity", QUANTITY) + always("product_id", TEXT) + always("transaction_id", STORE_ID)
    + always("original_transaction_id", STORE_ID) + date("purchase_date")
    + date("original_purchase_date"))
CANCELLATION = date("cancellation_date", needed=False) + maybe("cancellation_reason", DIGIT)
IN_APP = (
    SALE + date("expires_date", needed=False) + maybe("web_order_line_item_id", STORE_ID)
    + always("is_trial_period", TRUTH) + maybe("is_in_intro_offer_period", TRUTH)
    + always("in_app_ownership_type", one_of("PURCHASED", "FAMILY_SHARED")) + CANCELLATION
    + maybe("promotional_offer_id", TEXT))
LATEST = (
    IN_APP + maybe("subscription_group_identifier", DIGITS) + maybe("is_upgraded", one_of("true"))
    + maybe("offer_code_ref_name", TEXT) + maybe("app_account_token", UUID))
OLD = (
    SALE + maybe("app_item_id", DIGITS) + always("item_id", DIGITS) + always("bid", TEXT)
    + maybe("bvrs", TEXT) + maybe("web_order_line_item_id", STORE_ID)
    + always("version_external_identifier", DIGITS)
    + always("unique_identifier", matching("40 hexadecimal digits", "[0-9a-f]{40}"))
    + always("unique_vendor_identifier", TEXT)
    + maybe("expires_date", matching("milliseconds as text", "[0-9]{9,10}000"))
    + maybe("expires_date_formatted", TEXT) + maybe("expires_date_formatted_pst", TEXT)
    + maybe("is_trial_period", TRUTH) + maybe("is_in_intro_offer_period", TRUTH)
    + maybe("subscription_group_identifier", DIGITS) + CANCELLATION)
CHOICE = always("product_id", TEXT) + always("promotion_offer_id", ANY_TEXT)
PENDING = (
    always("product_id", TEXT) + always("original_transaction_id", STORE_ID)
    + always("auto_renew_product_id", TEXT) + always("auto_renew_status", DIGIT)
    + maybe("expiration_intent", INTENT) + maybe("is_in_billing_retry_period", DIGIT)
    + date("grace_period_expires_date", needed=False) + maybe("price_consent_status", DIGIT)
    + maybe("price_increase_status", DIGIT) + maybe("promotional_offer_id", TEXT)
    + maybe("offer_code_ref_name", TEXT))

TYPES = [
    "INITIAL_BUY", "DID_RENEW", "INTERACTIVE_RENEWAL", "DID_CHANGE_RENEWAL_PREF",
    "DID_CHANGE_RENEWAL_STATUS", "DID_FAIL_TO_RENEW", "DID_RECOVER", "CANCEL", "REFUND", "REVOKE",
    "PRICE_INCREASE_CONSENT", "CONSUMPTION_REQUEST",
]
FAMILY = {
    "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "DID_FAIL_TO_RENEW", "DID_RECOVER",
    "DID_RENEW", "INTERACTIVE_RENEWAL", "REVOKE",
}


def pending_table(dialect):
    """The table of a pending renewal."""
    return PENDING + (
        maybe("upgrade_downgrade_choice", object_of(CHOICE)) if dialect == "extended" else [])


def body_table(dialect):
    """The table of a body in a dialect."""
    latest, pending = list_of(object_of(LATEST)), list_of(object_of(pending_table(dialect)))
    unified = (
        always("environment", STORE) + always("status", one_of(0))
        + always("latest_receipt", receipt_data)
        + always("latest_receipt_info", latest) + always("pending_renewal_info", pending))
    table = (
        always("notification_type", one_of(*TYPES, *(["RENEWAL"] if dialect == "legacy" else [])))
        + always("environment", one_of("PROD", "Sandbox"))
        + always("password", TEXT) + always("bid", TEXT) + maybe("bvrs", TEXT)
        + maybe("auto_renew_product_id", TEXT) + maybe("auto_renew_status", TRUTH)
        + date("auto_renew_status_change_date", needed=False)
        + always("unified_receipt", object_of(unified)))
    if dialect == "legacy":
        old = object_of(OLD)
        return (
            table + maybe("latest_receipt", old_receipt_data) + maybe("latest_receipt_info", old)
            + maybe("latest_expired_receipt", old_receipt_data)
            + maybe("latest_expired_receipt_info", old) + date("cancellation_date", needed=False)
            + maybe("web_order_line_item_id", STORE_ID))
    table += (
        always("original_transaction_id", WHOLE) + maybe("expiration_intent", one_of(1, 2, 3, 4, 5))
        + always("deprecation", TEXT))
    if dialect == "extended":
        table += always("latest_receipt_info", latest) + always("pending_renewal_info", pending)
    return table


def answer_table(dialect):
    """The table of an answer about a receipt that is in order."""
    receipt = (
        always("receipt_type", one_of("Production", "ProductionSandbox"))
        + always("adam_id", WHOLE) + always("app_item_id", WHOLE) + always("bundle_id", TEXT)
        + always("application_version", TEXT) + always("download_id", WHOLE)
        + always("version_external_identifier", WHOLE) + date("receipt_creation_date")
        + date("request_date", precise=True) + date("original_purchase_date")
        + always("original_application_version", TEXT)
        + always("in_app", list_of(object_of(IN_APP))))
    return (
        always("environment", STORE) + always("receipt", object_of(receipt))
        + maybe("latest_receipt_info", list_of(object_of(LATEST)))
        + maybe("latest_receipt", receipt_data)
        + maybe("pending_renewal_info", list_of(object_of(pending_table(dialect))))
        + always("status", one_of(0)))


# --- Rules: what must hold between members. -------------------------------------------------------


def item_rules(item, where, inner):
    """What must hold inside a transaction."""
    renewing = {
        "expires_date", "web_order_line_item_id", "is_in_intro_offer_period",
        *([] if inner else ["subscription_group_identifier"])}
    there = renewing & item.keys()
    if there and there != renewing:
        yield f"{where} is half a subscription: {', '.join(sorted(there))}"
    if ("cancellation_date" in item) != ("cancellation_reason" in item):
        yield f"{where} has a cancellation without its reason, or a reason without it"
    if "expires_date_ms" in item and int(item["expires_date_ms"]) <= int(item["purchase_date_ms"]):
        yield f"{where} ends before it begins"
    if not there and item["transaction_id"] != item["original_transaction_id"]:
        yield f"{where} was bought once and is not its own original"


def list_rules(items, pending, where, most=None):
    """What must hold between transactions, and with what is pending."""
    ends = [int(item.get("expires_date_ms", item["purchase_date_ms"])) for item in items]
    if ends != sorted(ends, reverse=True):
        yield f"{where} is not newest first"
    if most is not None and len(items) > most:
        yield f"{where} has {len(items)} transactions"
    numbers = [item["transaction_id"] for item in items]
    if len(set(numbers)) != len(numbers):
        yield f"{where} has a transaction twice"
    for index, item in enumerate(items):
        yield from item_rules(item, f"{where}[{index}]", inner=False)
    originals = [entry["original_transaction_id"] for entry in pending]
    if len(set(originals)) != len(originals):
        yield f"{where}: two pending renewals of one subscription"
    for entry in pending:
        own = [
            item for item in items
            if item["original_transaction_id"] == entry["original_transaction_id"]]
        newest = max(own, key=lambda item: item["transaction_id"], default=None)
        if newest is not None and newest["product_id"] != entry["product_id"]:
            yield f"{where}: what is pending is of another product than the newest transaction"
        yield from pending_rules(entry, where)


def pending_rules(entry, where):
    """What must hold inside a pending renewal."""
    retry, intent = entry.get("is_in_billing_retry_period"), entry.get("expiration_intent")
    if (retry is None) != (intent is None):
        yield f"{where}: a reason for the end and billing retry do not come together"
    if retry == "1" and intent != "2":
        yield f"{where}: billing retry for the reason {intent}"
    if retry == "0" and entry["auto_renew_status"] == "1":
        yield f"{where}: it has ended and renews"
    choice = entry.get("upgrade_downgrade_choice")
    if choice is not None:
        if entry["auto_renew_status"] != "1":
            yield f"{where}: a plan waits that no renewal comes to"
        if choice["product_id"] in (entry["product_id"], ""):
            yield f"{where}: the plan that waits is the present one"
        if entry["auto_renew_product_id"] != choice["product_id"]:
            yield f"{where}: another plan waits than the renewal buys"
        offer = entry.get("promotional_offer_id", "")
        if choice["promotion_offer_id"] not in ("", offer):
            yield f"{where}: another offer waits with the plan than is pending"


def body_rules(body, dialect, told):
    """What must hold in a body; `told`: whether a renewal failed or was recovered last."""
    kind, unified = body["notification_type"], body["unified_receipt"]
    if (body["environment"] == "PROD") != (unified["environment"] == "Production"):
        yield "the environment is one thing at the top and another inside"
    items, pending = unified["latest_receipt_info"], unified["pending_renewal_info"]
    yield from list_rules(items, pending, "unified_receipt", most=100)
    renews = {"auto_renew_product_id", "auto_renew_status"} & body.keys()
    once = kind in ("REFUND", "CONSUMPTION_REQUEST")
    if len(renews) == 1 or (once and renews):
        yield f"{kind} has {', '.join(sorted(renews))}"
    if not once and kind != "REVOKE" and not renews:
        yield f"{kind} does not say what renews"
    if ("auto_renew_status_change_date" in body) != (kind == "DID_CHANGE_RENEWAL_STATUS"):
        yield f"{kind} says when auto-renew was switched, or does not"
    if kind == "CONSUMPTION_REQUEST" and (items or pending):
        yield "CONSUMPTION_REQUEST has transactions"
    if dialect == "extended":
        if body["latest_receipt_info"] != items or body["pending_renewal_info"] != pending:
            yield "the lists at the top are not those of unified_receipt"
    if dialect == "extended" and kind == "INTERACTIVE_RENEWAL" and len(items) < 2:
        yield "a renewal by hand has nothing before it"
    if dialect == "legacy":
        yield from legacy_rules(body, kind)
        return
    own = [
        entry for entry in pending
        if int(entry["original_transaction_id"]) == body["original_transaction_id"]]
    for entry in own:
        if body.get("auto_renew_status") != {"1": "true", "0": "false"}[entry["auto_renew_status"]]:
            yield "auto_renew_status is one thing at the top and another inside"
        if body.get("auto_renew_product_id") != entry["auto_renew_product_id"]:
            yield "auto_renew_product_id is one thing at the top and another inside"
        intent = entry.get("expiration_intent")
        if body.get("expiration_intent") != (None if intent is None else int(intent)):
            yield "expiration_intent is one thing at the top and another inside"
    if kind in ("CANCEL", "REVOKE"):
        if not any("cancellation_date" in item for item in items):
            yield f"{kind} shows no cancellation"
    # A store with a quirk tells of the failure when the charge has gone through.
    late = told.get(body["original_transaction_id"]) == "DID_RECOVER"
    if kind in ("DID_RECOVER", "DID_FAIL_TO_RENEW"):
        told[body["original_transaction_id"]] = kind
    if kind == "DID_FAIL_TO_RENEW" and own and "expiration_intent" not in own[0] and not late:
        yield "a failed renewal has no reason"
    if kind == "DID_RECOVER" and own and "expiration_intent" in own[0]:
        yield "a recovered renewal has a reason to end"
    if kind not in FAMILY and any(
        item["in_app_ownership_type"] == "FAMILY_SHARED" for item in items
        if item["original_transaction_id"] == str(body["original_transaction_id"])
    ):
        yield f"{kind} is told to a member of a family"
    shared = [item for item in items if item["in_app_ownership_type"] == "FAMILY_SHARED"]
    if kind == "REVOKE" and not shared:
        yield "REVOKE is told to who has bought it"


def legacy_rules(body, kind):
    """What must hold in the shape of before 2021."""
    pairs = [
        name for name in ("latest_receipt", "latest_expired_receipt")
        if name in body or f"{name}_info" in body]
    if len(pairs) != 1 or f"{pairs[0]}_info" not in body or pairs[0] not in body:
        yield f"{kind} has not one receipt with its transaction at the top"
    if kind == "CANCEL" and pairs != ["latest_expired_receipt"]:
        yield "CANCEL shows a receipt that goes on"
    if ("cancellation_date" in body) != (kind == "CANCEL"):
        yield f"{kind} has a cancellation at the top, or lacks it"
    if "cancellation_date" in body:
        info = body[f"{pairs[0]}_info"]
        if info.get("cancellation_date_ms") != body["cancellation_date_ms"]:
            yield "the cancellation at the top is not that of the transaction"


def answer_rules(answer):
    """What must hold in an answer."""
    items, pending = answer.get("latest_receipt_info", []), answer.get("pending_renewal_info", [])
    yield from list_rules(items, pending, "latest_receipt_info")
    receipt, production = answer["receipt"], answer["environment"] == "Production"
    if (receipt["receipt_type"] == "Production") != production:
        yield "receipt_type is of another store than the answer"
    if not production and any(
        receipt[name] != 0
        for name in ("adam_id", "app_item_id", "download_id", "version_external_identifier")
    ):
        yield "a receipt of the sandbox has a number of the store's"
    for index, item in enumerate(answer["receipt"]["in_app"]):
        yield from item_rules(item, f"in_app[{index}]", inner=True)
    subscriptions = any("expires_date" in item for item in answer["receipt"]["in_app"])
    for name in ("latest_receipt", "pending_renewal_info"):
        if (name in answer) != subscriptions:
            yield f"{name} is there without a subscription, or is not with one"
    shown = {item["transaction_id"] for item in answer["receipt"]["in_app"]}
    if not {item["transaction_id"] for item in items} <= shown:
        yield "latest_receipt_info has what in_app has not"


def unique_members(pairs):
    """An object; two members of one name are one too many."""
    if len({name for name, _ in pairs}) != len(pairs):
        raise ValueError("a member stands twice")
    return dict(pairs)


def problems(line, arguments, told):
    """What is wrong with a line, and what it is; `told` is what ``body_rules`` keeps."""
    try:
        body = json.loads(line, object_pairs_hook=unique_members)
    except ValueError as error:
        return [f"no JSON: {error}"], "?"
    compact = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    if type(body) is not dict or compact.encode() != line.rstrip(b"\n"):
        return ["no compact object"], "?"
    dialect = arguments.dialect
    if arguments.receipt:
        label, table = "answer", answer_table(dialect)
    else:
        label, table = body.get("notification_type", "?"), body_table(dialect)
    found = list(object_of(table)(body, label))
    if not found:
        found = list(answer_rules(body) if arguments.receipt else body_rules(body, dialect, told))
    return found, label


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dialect", choices=["extended", "apple", "legacy"], default="extended")
    parser.add_argument("--receipt", action="store_true")
    arguments = parser.parse_args()
    kinds, failures, passed, failed, told = collections.Counter(), [], 0, 0, {}
    for number, line in enumerate(sys.stdin.buffer, start=1):
        found, label = problems(line, arguments, told)
        kinds[label] += 1
        if found:
            failed += 1
            failures += [f"line {number}: {words}" for words in found]
        else:
            passed += 1
    for words in failures[:FAILURES_SHOWN]:
        print(words)
    for label, count in sorted(kinds.items()):
        print(f"{count:6} {label}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
