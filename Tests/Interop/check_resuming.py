"""Kills `sandclock run` at random moments and resumes it, until it comes to its end.

    check_resuming.py SANDCLOCK [KILLS]

Whatever the moment, every notification of the undisturbed run is acknowledged in the end, those of
one original transaction arrive in their order, and what arrives twice is marked in the ledger.
"""

import asyncio
import base64
import collections
import json
import os
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

CUSTOMERS = 40


class Receiver:
    """Answers 200 after a moment, and remembers what arrived."""

    def __init__(self, random_numbers):
        self.random = random_numbers
        self.arrivals = []
        self.port = None
        started = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self.serve(started)), daemon=True).start()
        started.wait()

    async def serve(self, started):
        server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        started.set()
        await server.serve_forever()

    async def connected(self, reader, writer):
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(
                    int(line.split(b":")[1])
                    for line in head.split(b"\r\n")
                    if line.lower().startswith(b"content-length:")
                )
                self.arrivals.append(await reader.readexactly(length))
                await asyncio.sleep(self.random.random() * 0.004)
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def claims(token):
    part = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def identity(body):
    """The notification's UUID, its original transaction and its date."""
    payload = claims(json.loads(body)["signedPayload"])
    transaction = claims(payload["data"]["signedTransactionInfo"])
    return payload["notificationUUID"], transaction["originalTransactionId"], payload["signedDate"]


def scenario(folder):
    path = folder / "crowd.json5"
    customers = [
        {"name": f"c{number}", "script": [{"at": f"{number * 7}s", "buy": "pro"}]}
        for number in range(CUSTOMERS)
    ]
    path.write_text(
        json.dumps(
            {
                "sandclock": 1,
                "title": "a crowd",
                "app": {"bundleId": "com.example.crowd", "appAppleId": 1},
                "catalog": {"groups": {"g": [{"id": "pro", "level": 1, "period": "P1M", "price": "1"}]}},
                "customers": customers,
            }
        )
    )
    return path


class Sender:
    def __init__(self, command, folder, port):
        self.start = [
            command, "run", str(scenario(folder)), "--authority", "seed:resuming", "--quiet",
            "--to", f"http://127.0.0.1:{port}/",
        ]

    def run(self, ledger, kill_after=None):
        """Runs to the end, or for so many seconds. Answers whether it came to its end."""
        words = ["--resume", str(ledger)] if ledger.exists() else ["--to", f"sqlite:{ledger}"]
        process = subprocess.Popen(self.start + words, stderr=subprocess.PIPE)
        try:
            process.wait(kill_after if kill_after is not None else 120)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            return False
        errors = process.stderr.read().decode()
        if process.returncode != 0:
            raise SystemExit(f"exit status {process.returncode}: {errors}")
        return True


def delivered(ledger):
    """The UUIDs that the ledger shows as acknowledged, and how often each is marked as repeated."""
    connection = sqlite3.connect(ledger)
    acknowledged = {
        row[0]
        for row in connection.execute(
            "SELECT notification_uuid FROM notification JOIN attempt"
            " ON attempt.notification = notification.id WHERE result = 'SUCCESS'"
        )
    }
    marked = collections.Counter(
        row[0]
        for row in connection.execute(
            "SELECT notification_uuid FROM notification JOIN attempt"
            " ON attempt.notification = notification.id WHERE may_repeat"
        )
    )
    connection.close()
    return acknowledged, marked


def check(arrivals, ledger, expected):
    acknowledged, marked = delivered(ledger)
    assert acknowledged == expected, f"{len(expected - acknowledged)} are not acknowledged"
    counts = collections.Counter()
    latest = {}
    for body in arrivals:
        uuid, original, date = identity(body)
        counts[uuid] += 1
        if counts[uuid] > 1:
            continue
        assert date > latest.get(original, 0), f"{uuid} arrived out of order"
        latest[original] = date
    assert set(counts) == expected, f"{len(expected - set(counts))} never arrived"
    for uuid, count in counts.items():
        assert count - 1 <= marked[uuid], f"{uuid} arrived {count} times, marked {marked[uuid]}"
    return sum(count - 1 for count in counts.values())


def main():
    command = os.path.abspath(sys.argv[1])
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    numbers = random.Random(4)
    folder = pathlib.Path(tempfile.mkdtemp())
    receiver = Receiver(numbers)
    sender = Sender(command, folder, receiver.port)

    began = time.monotonic()
    reference = folder / "undisturbed.sqlite"
    assert sender.run(reference)
    length = time.monotonic() - began
    expected = {identity(body)[0] for body in receiver.arrivals}
    assert check(receiver.arrivals, reference, expected) == 0
    print(f"undisturbed: {len(expected)} notifications in {length:.2f} s")

    killed = repeated = trial = 0
    while killed < kills:
        receiver.arrivals = []
        ledger = folder / f"{trial}.sqlite"
        trial += 1
        # Some of those that go on are killed as well.
        while numbers.random() < 0.7 and not sender.run(ledger, numbers.random() * length):
            killed += 1
        if not sender.run(ledger):
            raise SystemExit("it did not come to its end")
        repeated += check(receiver.arrivals, ledger, expected)
        for path in folder.glob(f"{ledger.name}*"):
            path.unlink()
    print(f"{killed} kills in {trial} runs: nothing missing, {repeated} twice, all of them marked")


if __name__ == "__main__":
    main()
