-- Counters, not visits: one row per day, route page and language. Nothing about the visitor is kept.
CREATE TABLE page_view (
  day TEXT NOT NULL,
  slug TEXT NOT NULL,
  language TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, slug, language)
) WITHOUT ROWID;

-- Keys outside the catalogue, so that a flood of invented ones is capped per day.
CREATE TABLE unknown_key (
  day TEXT NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (day, key)
) WITHOUT ROWID;

CREATE TABLE unknown_total (
  day TEXT PRIMARY KEY NOT NULL,
  total INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER unknown_key_counted AFTER INSERT ON unknown_key
BEGIN
  INSERT INTO unknown_total (day, total) VALUES (new.day, 1)
  ON CONFLICT (day) DO UPDATE SET total = total + 1;
END;
