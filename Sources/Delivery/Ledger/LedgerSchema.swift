/// What a ledger is as an SQLite file. Its tables are described where people meet them: `.schema`
/// in the `sqlite3` shell shows the statements with the comments in them.
enum LedgerSchema {
  /// "Sclk": says whose files these are (`PRAGMA application_id`).
  static let applicationID: Int64 = 0x5363_6C6B
  /// The format of the tables (`PRAGMA user_version`).
  static let version: Int64 = 2

  /// How a connection writes.
  ///
  /// In a write-ahead log with `synchronous = NORMAL` what is committed survives the death of the
  /// process, `kill -9` included: it is in the system's hands. When the machine itself dies, the
  /// last transactions may be missing; the file is whole all the same. Closing brings everything to
  /// the disk.
  static let settings = """
    PRAGMA synchronous = NORMAL;
    -- Four thousand pages are 32 MB: bodies are large, and each time the log is brought into the
    -- file both are waited for until they are on the disk.
    PRAGMA wal_autocheckpoint = 4096;
    -- In kibibytes: a transaction of some hundred bodies is not written twice.
    PRAGMA cache_size = -16384;
    -- What is read of the file is read where the system has it, without a call and a copy a page.
    PRAGMA mmap_size = 1073741824;
    """

  /// Bodies fill several small pages each, a begun attempt alone writes two whole ones.
  static let pageSize = "PRAGMA page_size = 8192"

  /// The tables and views.
  static let tables = """
    CREATE TABLE run (
      -- A run of a scenario. One call of sandclock may run several of them side by side.
      id INTEGER PRIMARY KEY,
      scenario TEXT NOT NULL UNIQUE,  -- the scenario's file, without its ending
      title TEXT NOT NULL,            -- the title that the scenario gives itself
      -- What makes the run the same run when it is resumed:
      digest TEXT NOT NULL,           -- hash of the scenario with all that was merged over it
      seed INTEGER NOT NULL,
      start INTEGER NOT NULL,         -- simulated time: milliseconds since 1970 UTC
      form TEXT NOT NULL,             -- of its bodies: signed, decoded, v1
      authority TEXT,                 -- fingerprint of who signs; NULL: nothing is signed
      generator INTEGER NOT NULL,     -- which promise of the same bytes
      -- Real time, milliseconds since 1970 UTC:
      began INTEGER NOT NULL,
      finished INTEGER                -- NULL: it has not come to its end
    ) STRICT;

    CREATE TABLE destination (
      -- A sink that every notification of a run is meant for.
      run INTEGER NOT NULL REFERENCES run (id),
      sink TEXT NOT NULL,             -- as in --to
      PRIMARY KEY (run, sink)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE notification (
      -- A notification, stored before any receiver is sent it. Its text is in body, under its id.
      id INTEGER PRIMARY KEY,
      run INTEGER NOT NULL REFERENCES run (id),
      sequence INTEGER NOT NULL,      -- its place in the run, from 1, in the order of signing
      customer TEXT NOT NULL,         -- the customer's name in the scenario, or store
      number INTEGER NOT NULL,        -- its place among the customer's, from 1
      type TEXT NOT NULL,             -- Apple's notificationType; of V1 notification_type
      subtype TEXT,                   -- Apple's subtype; NULL where there is none
      kind TEXT NOT NULL AS (type || coalesce('/' || subtype, '')) VIRTUAL,  -- TYPE/SUBTYPE or TYPE
      product_id TEXT,                -- Apple's productId, and so on; NULL: no transaction
      transaction_id TEXT,
      original_transaction_id TEXT,
      notification_uuid TEXT NOT NULL,
      signed_date INTEGER NOT NULL,   -- simulated time: milliseconds since 1970 UTC
      -- What a correct receiver believes after it of what was bought; NULL: it is about the app.
      status TEXT,                    -- active, expired, owned and so on
      entitled INTEGER,               -- 1: the customer has access
      reason TEXT,                    -- why
      UNIQUE (run, sequence)
    ) STRICT;

    CREATE TABLE body (
      -- The text of a notification. It has a table of its own so that looking through notifications
      -- does not read it; notification_body has both.
      notification INTEGER PRIMARY KEY REFERENCES notification (id),
      decoded TEXT NOT NULL,          -- the decoded payload, or a V1 body: JSON
      body TEXT NOT NULL              -- what receivers are sent, byte for byte, in the run's form
    ) STRICT;

    CREATE TABLE attempt (
      -- An attempt to deliver a notification to a sink, stored before it begins.
      id INTEGER PRIMARY KEY,
      notification INTEGER NOT NULL REFERENCES notification (id),
      sink TEXT NOT NULL,             -- as in --to
      number INTEGER NOT NULL,        -- counts the attempts, from 1, those of resumed runs too
      planned INTEGER NOT NULL,       -- simulated time: milliseconds since 1970 UTC
      began INTEGER NOT NULL,         -- real time: milliseconds since 1970 UTC
      may_repeat INTEGER NOT NULL,    -- 1: the one before may have arrived, its answer is not known
      -- Apple's sendAttemptResult; NULL while there is no answer, and for good if the process ended
      -- before it came. SUCCESS is an acknowledgement.
      result TEXT CHECK (result IN (
        'SUCCESS', 'TIMED_OUT', 'TLS_ISSUE', 'CIRCULAR_REDIRECT', 'NO_RESPONSE', 'SOCKET_ISSUE',
        'UNSUPPORTED_CHARSET', 'INVALID_RESPONSE', 'PREMATURE_CLOSE',
        'UNSUCCESSFUL_HTTP_RESPONSE_CODE', 'OTHER')),
      http_status INTEGER,            -- NULL when there was none
      latency_us INTEGER,             -- microseconds from the beginning to the end of the answer
      reason TEXT                     -- what went wrong, in words; NULL where the status says it
    ) STRICT;

    CREATE INDEX attempt_by_notification ON attempt (notification, sink);

    CREATE VIEW notification_body AS
      -- Notifications with their text:
      --   SELECT json_extract(decoded, '$.data.status') FROM notification_body
      --   WHERE customer = 'ana';
      SELECT notification.*, body.decoded, body.body
      FROM notification JOIN body ON body.notification = notification.id;

    CREATE VIEW delivery AS
      -- Every attempt in words, in the order in which they began; all times are UTC.
      SELECT
        run.scenario, notification.sequence, notification.customer, notification.kind,
        notification.original_transaction_id, notification.transaction_id,
        notification.notification_uuid,
        strftime('%Y-%m-%d %H:%M:%f', notification.signed_date / 1000.0, 'unixepoch') AS signed,
        attempt.sink, attempt.number,
        strftime('%Y-%m-%d %H:%M:%f', attempt.planned / 1000.0, 'unixepoch') AS planned,
        strftime('%Y-%m-%d %H:%M:%f', attempt.began / 1000.0, 'unixepoch') AS began,
        coalesce(attempt.result, 'IN FLIGHT') AS result, attempt.http_status,
        attempt.latency_us / 1000.0 AS latency_ms, attempt.reason, attempt.may_repeat,
        notification.id AS notification, attempt.id AS attempt
      FROM attempt
      JOIN notification ON notification.id = attempt.notification
      JOIN run ON run.id = notification.run
      ORDER BY attempt.id;

    CREATE VIEW undelivered AS
      -- What no SUCCESS is known of: a notification and a sink that it is meant for, or was tried
      -- at by a replay. The sink is NULL where a notification is meant for none and was tried at
      -- none.
      WITH missing (notification, sink) AS (
        SELECT notification.id, destination.sink
        FROM notification JOIN destination ON destination.run = notification.run
        UNION
        SELECT notification, sink FROM attempt
        UNION ALL
        SELECT id, NULL FROM notification
        WHERE run NOT IN (SELECT run FROM destination)
          AND NOT EXISTS (SELECT 1 FROM attempt WHERE attempt.notification = notification.id)
      )
      SELECT
        run.scenario, notification.sequence, notification.customer, notification.kind,
        notification.original_transaction_id, notification.transaction_id,
        notification.notification_uuid,
        strftime('%Y-%m-%d %H:%M:%f', notification.signed_date / 1000.0, 'unixepoch') AS signed,
        missing.sink,
        (SELECT count(*) FROM attempt
          WHERE attempt.notification = missing.notification AND attempt.sink = missing.sink)
          AS attempts,
        (SELECT coalesce(attempt.result, 'IN FLIGHT') FROM attempt
          WHERE attempt.notification = missing.notification AND attempt.sink = missing.sink
          ORDER BY attempt.id DESC LIMIT 1) AS last_result,
        notification.id AS notification
      FROM missing
      JOIN notification ON notification.id = missing.notification
      JOIN run ON run.id = notification.run
      WHERE NOT EXISTS (
        SELECT 1 FROM attempt
        WHERE attempt.notification = missing.notification AND attempt.sink = missing.sink
          AND attempt.result = 'SUCCESS')
      ORDER BY run.id, notification.sequence, missing.sink;
    """

  /// What people look notifications up by. Made when a ledger is closed: kept up row by row, the
  /// five would cost more than the rows themselves, since each of them writes a page of its own
  /// for nearly every notification. Until then a lookup reads the table, which holds no bodies.
  static let indexes = """
    CREATE INDEX IF NOT EXISTS notification_by_customer ON notification (customer);
    CREATE INDEX IF NOT EXISTS notification_by_kind ON notification (kind);
    CREATE INDEX IF NOT EXISTS notification_by_transaction ON notification (transaction_id);
    CREATE INDEX IF NOT EXISTS notification_by_original_transaction
      ON notification (original_transaction_id);
    CREATE INDEX IF NOT EXISTS notification_by_uuid ON notification (notification_uuid);
    """

  /// Takes the indexes away again, before a resumed run adds to the notifications.
  static let withoutIndexes = """
    DROP INDEX IF EXISTS notification_by_customer;
    DROP INDEX IF EXISTS notification_by_kind;
    DROP INDEX IF EXISTS notification_by_transaction;
    DROP INDEX IF EXISTS notification_by_original_transaction;
    DROP INDEX IF EXISTS notification_by_uuid;
    """
}
