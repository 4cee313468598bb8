-- Sums of the counters, so that the dashboard reads a few rows however many are counted.
CREATE TABLE view_day (
  day TEXT NOT NULL,
  language TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, language)
) WITHOUT ROWID;

-- All days together, without "other".
CREATE TABLE view_total (
  slug TEXT PRIMARY KEY NOT NULL,
  views INTEGER NOT NULL
) WITHOUT ROWID;

-- One row.
CREATE TABLE search_total (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  searches INTEGER NOT NULL
);

INSERT INTO view_day (day, language, views)
SELECT day, language, sum(views) FROM page_view GROUP BY day, language;

INSERT INTO view_total (slug, views)
SELECT slug, sum(views) FROM page_view WHERE slug <> 'other' GROUP BY slug;

INSERT INTO search_total (id, searches)
SELECT 1, coalesce(sum(searches), 0) FROM route_search;

CREATE INDEX view_total_top ON view_total (views DESC, slug);
CREATE INDEX route_search_top ON route_search (searches DESC, origin, destination);
CREATE INDEX route_search_recent ON route_search (last_at DESC, id DESC);
CREATE INDEX missing_route_top ON missing_route (count DESC, last_at DESC, slug);

-- Views move to the day 0000-00-00 without changing a sum: that day and deletions have no trigger.
CREATE TRIGGER page_view_added AFTER INSERT ON page_view WHEN new.day > '0000-00-00'
BEGIN
  INSERT INTO view_day (day, language, views) VALUES (new.day, new.language, new.views)
  ON CONFLICT (day, language) DO UPDATE SET views = views + excluded.views;
  INSERT INTO view_total (slug, views) SELECT new.slug, new.views WHERE new.slug <> 'other'
  ON CONFLICT (slug) DO UPDATE SET views = views + excluded.views;
END;

CREATE TRIGGER page_view_repeated AFTER UPDATE OF views ON page_view WHEN new.day > '0000-00-00'
BEGIN
  UPDATE view_day SET views = views + new.views - old.views WHERE day = new.day AND language = new.language;
  UPDATE view_total SET views = views + new.views - old.views WHERE slug = new.slug;
END;

CREATE TRIGGER route_search_added AFTER INSERT ON route_search
BEGIN
  UPDATE search_total SET searches = searches + new.searches;
END;

CREATE TRIGGER route_search_repeated AFTER UPDATE OF searches ON route_search
BEGIN
  UPDATE search_total SET searches = searches + new.searches - old.searches;
END;

CREATE TRIGGER route_search_removed AFTER DELETE ON route_search
BEGIN
  UPDATE search_total SET searches = searches - old.searches;
END;
