#!/usr/bin/env python3
"""Shows that check_v1.py accepts good bodies and is able to fail: each of its checks once.

The bodies are made here, in Python, so that nothing of the project vouches for itself.
"""

import argparse
import copy
import json
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import check_v1  # noqa: E402 (the path comes first)

ORIGINAL, NEWER = "2000000000016384", "2000000000016386"


def date(name, milliseconds, utc, pacific):
    """A date in its three forms."""
    return {
        name: f"{utc} Etc/GMT", f"{name}_ms": str(milliseconds),
        f"{name}_pst": f"{pacific} America/Los_Angeles"}


def item(identifier, product, begin, end):
    """A transaction; begin and end count minutes after nine in the morning."""

    def at(name, minutes):
        return date(
            name, 1_767_603_600_000 + minutes * 60_000, f"2026-01-05 09:{minutes:02}:00",
            f"2026-01-05 01:{minutes:02}:00")

    return {
        "quantity": "1", "product_id": product, "transaction_id": identifier,
        "original_transaction_id": ORIGINAL, **at("purchase_date", begin),
        **at("original_purchase_date", 0), **at("expires_date", end),
        "web_order_line_item_id": identifier[:-1] + "9", "is_trial_period": "false",
        "is_in_intro_offer_period": "false", "subscription_group_identifier": "21470001",
        "in_app_ownership_type": "PURCHASED"}


def body(dialect="extended"):
    """A lower plan that waits for the renewal."""
    pending = {
        "product_id": "high", "original_transaction_id": ORIGINAL, "auto_renew_product_id": "mid",
        "auto_renew_status": "1"}
    if dialect == "extended":
        pending["upgrade_downgrade_choice"] = {"product_id": "mid", "promotion_offer_id": ""}
    items = [item(NEWER, "high", 5, 10), item(ORIGINAL, "high", 0, 5)]
    made = {
        "notification_type": "DID_CHANGE_RENEWAL_PREF", "environment": "Sandbox",
        "password": "secret", "bid": "a.b", "bvrs": "1", "auto_renew_product_id": "mid",
        "auto_renew_status": "true", "original_transaction_id": int(ORIGINAL),
        "deprecation": "Mon, 05 Jun 2023 00:00:00 GMT"}
    if dialect == "extended":
        made |= {"latest_receipt_info": items, "pending_renewal_info": [pending]}
    made["unified_receipt"] = {
        "environment": "Sandbox", "status": 0, "latest_receipt": "MIIB",
        "latest_receipt_info": copy.deepcopy(items),
        "pending_renewal_info": [copy.deepcopy(pending)]}
    return made


def answer():
    """What is answered about the same."""
    unified = body("apple")["unified_receipt"]
    inner = ("subscription_group_identifier",)
    receipt = {
        "receipt_type": "ProductionSandbox", "adam_id": 0, "app_item_id": 0, "bundle_id": "a.b",
        "application_version": "1", "download_id": 0, "version_external_identifier": 0,
        **date("receipt_creation_date", 1_767_603_600_000, "2026-01-05 09:00:00",
               "2026-01-05 01:00:00"),
        **date("request_date", 1_767_603_600_123, "2026-01-05 09:00:00", "2026-01-05 01:00:00"),
        **date("original_purchase_date", 1_375_340_400_000, "2013-08-01 07:00:00",
               "2013-08-01 00:00:00"),
        "original_application_version": "1.0",
        "in_app": [
            {name: value for name, value in one.items() if name not in inner}
            for one in unified["latest_receipt_info"]]}
    return {
        "environment": "Sandbox", "receipt": receipt,
        "latest_receipt_info": unified["latest_receipt_info"], "latest_receipt": "MIIB",
        "pending_renewal_info": unified["pending_renewal_info"], "status": 0}


def found(made, dialect="extended", receipt=False):
    """What the check finds."""
    line = json.dumps(made, separators=(",", ":")).encode() + b"\n"
    return check_v1.problems(line, argparse.Namespace(dialect=dialect, receipt=receipt), {})[0]


def changed(made, path, value):
    """The same with a member set; `None` takes it away."""
    made = copy.deepcopy(made)
    place = made
    *way, last = path
    for step in way:
        place = place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return made


INSIDE, FIRST = ("unified_receipt",), ("unified_receipt", "latest_receipt_info", 0)
PENDING = ("unified_receipt", "pending_renewal_info", 0)


class Bodies(unittest.TestCase):
    def test_good_ones(self):
        self.assertEqual(found(body()), [])
        self.assertEqual(found(body("apple"), "apple"), [])
        self.assertEqual(found(answer(), "apple", receipt=True), [])

    def test_dialects_are_told_apart(self):
        self.assertTrue(found(body(), "apple"))
        self.assertTrue(found(body("apple")))
        self.assertTrue(found(body("apple"), "legacy"))

    def test_members(self):
        for path, value, words in [
            (("notification_type",), "EXPIRED", "not one of"),
            (("environment",), "Production", "not one of"),
            (INSIDE + ("environment",), "PROD", "not one of"),
            (("environment",), "PROD", "one thing at the top"),
            (("password",), None, "absent"), (("bid",), "", "not a string"),
            (("auto_renew_status",), "1", "not one of"), (("auto_renew_status",), True, "not one"),
            (PENDING + ("auto_renew_status",), "true", "not one of"),
            (PENDING + ("auto_renew_status",), 1, "not one of"),
            (("original_transaction_id",), ORIGINAL, "not a whole number"),
            (INSIDE + ("status",), "0", "not one of"), (FIRST + ("quantity",), 1, "not a count"),
            (INSIDE + ("latest_receipt",), "ewoJ", "not MI"),
            (FIRST + ("is_upgraded",), "false", "not one of"),
            (FIRST + ("price",), "1", "no known member"),
            (FIRST + ("web_order_line_item_id",), None, "half a subscription"),
            (FIRST + ("cancellation_reason",), "0", "without its reason"),
            (("auto_renew_product_id",), "low", "one thing at the top"),
            (("auto_renew_product_id",), None, "has auto_renew_status"),
            (("latest_receipt_info",), [], "not those of unified_receipt"),
            (PENDING + ("expiration_intent",), "2", "do not come together"),
            (PENDING + ("product_id",), "low", "another product than the newest"),
            (PENDING + ("upgrade_downgrade_choice", "product_id"), "low", "another plan waits"),
            (PENDING + ("upgrade_downgrade_choice", "product_id"), "high", "is the present one"),
            (PENDING + ("upgrade_downgrade_choice", "promotion_offer_id"), "x", "another offer"),
        ]:
            with self.subTest(path=path, value=value):
                self.assertIn(words, " ".join(found(changed(body(), path, value))))

    def test_dates(self):
        for name, value in [
            ("purchase_date", "2026-01-05 09:05:01 Etc/GMT"),
            ("purchase_date", "2026-01-05 9:05:00 Etc/GMT"),
            ("purchase_date_pst", "2026-01-05 02:05:00 America/Los_Angeles"),
            ("purchase_date_pst", "2026-01-05 01:05:00 PST"),
            ("purchase_date_ms", 1767603900000), ("purchase_date_ms", "1767603900001"),
            ("purchase_date_ms", None), ("expires_date_pst", None),
        ]:
            with self.subTest(name=name, value=value):
                self.assertTrue(found(changed(body("apple"), FIRST + (name,), value), "apple"))

    def test_daylight_saving(self):
        summer = date(
            "auto_renew_status_change_date", 1_793_512_800_000, "2026-11-01 06:00:00",
            "2026-10-31 23:00:00")
        winter = date(
            "auto_renew_status_change_date", 1_793_527_200_000, "2026-11-01 10:00:00",
            "2026-11-01 02:00:00")
        for change in (summer, winter):
            made = body("apple") | change
            made["notification_type"] = "DID_CHANGE_RENEWAL_STATUS"
            self.assertEqual(found(made, "apple"), [])
            made["auto_renew_status_change_date_pst"] = "2026-11-01 03:00:00 America/Los_Angeles"
            self.assertTrue(found(made, "apple"))

    def test_order_and_number(self):
        made = body("apple")
        made["unified_receipt"]["latest_receipt_info"].reverse()
        self.assertIn("not newest first", " ".join(found(made, "apple")))
        made = body("apple")
        items = made["unified_receipt"]["latest_receipt_info"]
        made["unified_receipt"]["latest_receipt_info"] = [items[0]] + items
        self.assertIn("a transaction twice", " ".join(found(made, "apple")))
        made["unified_receipt"]["latest_receipt_info"] = items * 51
        self.assertIn("has 102 transactions", " ".join(found(made, "apple")))

    def test_who_is_told_what(self):
        made = changed(body("apple"), ("notification_type",), "REVOKE")
        self.assertIn("shows no cancellation", " ".join(found(made, "apple")))
        self.assertIn("to who has bought it", " ".join(found(made, "apple")))
        made = body("apple")
        made["notification_type"] = "INITIAL_BUY"
        for one in made["unified_receipt"]["latest_receipt_info"]:
            one["in_app_ownership_type"] = "FAMILY_SHARED"
        self.assertIn("to a member of a family", " ".join(found(made, "apple")))

    def test_answers(self):
        for path, value in [
            (("status",), "0"), (("receipt", "adam_id"), 7), (("receipt", "in_app"), None),
            (("receipt", "receipt_type"), "Production"), (("latest_receipt",), None),
            (("pending_renewal_info",), None), (("receipt", "request_date"), "now"),
            (("receipt", "in_app", 0, "transaction_id"), "2000000000016999"),
        ]:
            with self.subTest(path=path):
                self.assertTrue(found(changed(answer(), path, value), "apple", receipt=True))

    def test_lines(self):
        arguments = argparse.Namespace(dialect="apple", receipt=False)
        for line in (b"{", b'{"a":1,"a":1}', b'{"a": 1}', b"[]", b"null"):
            with self.subTest(line=line):
                self.assertTrue(check_v1.problems(line, arguments, {})[0])


if __name__ == "__main__":
    unittest.main()
