-- What the Content-Security-Policy blocked: one row per day, directive, origin and family of pages.
CREATE TABLE csp_report (
  day TEXT NOT NULL,
  directive TEXT NOT NULL,
  blocked TEXT NOT NULL,
  page TEXT NOT NULL,
  reports INTEGER NOT NULL,
  PRIMARY KEY (day, directive, blocked, page)
) WITHOUT ROWID;
