-- Searched pairs: how often and when last. The id names the pair, never a visit.
CREATE TABLE route_search (
  id INTEGER PRIMARY KEY,
  origin TEXT NOT NULL,
  destination TEXT NOT NULL,
  searches INTEGER NOT NULL,
  last_at TEXT NOT NULL,
  UNIQUE (origin, destination)
);
