-- One row, written again by the health check: whether the database can still be written.
CREATE TABLE health (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  written_ms INTEGER NOT NULL,
  filler BLOB NOT NULL
);
