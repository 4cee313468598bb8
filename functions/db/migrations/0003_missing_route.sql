-- Routes asked for that have no page of the catalogue: how often, when last and the two names shown then.
CREATE TABLE missing_route (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  origin_city TEXT NOT NULL,
  destination_city TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_at TEXT NOT NULL
);
