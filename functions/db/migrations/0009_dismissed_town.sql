-- Missing towns that an editor has dismissed: every missing route from or to one stays off the lists.
CREATE TABLE dismissed_town (
  town TEXT PRIMARY KEY NOT NULL,
  dismissed_at TEXT NOT NULL
) WITHOUT ROWID;
