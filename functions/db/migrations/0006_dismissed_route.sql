-- Missing routes that an editor has dismissed; they stay dismissed when they are asked for again.
CREATE TABLE dismissed_route (
  slug TEXT PRIMARY KEY NOT NULL,
  dismissed_at TEXT NOT NULL
) WITHOUT ROWID;
