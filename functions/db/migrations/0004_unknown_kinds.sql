-- Idle pairs outside the catalogue are deleted, those of the catalogue never.
ALTER TABLE route_search ADD COLUMN known INTEGER NOT NULL DEFAULT 1;

UPDATE route_search SET known = 0
WHERE origin = 'other' OR EXISTS (SELECT 1 FROM unknown_key WHERE key = origin || ' ' || destination);

-- Keys of views, pairs and missing routes share a table: each says its kind.
UPDATE unknown_key SET key = CASE WHEN instr(key, ' ') > 0 THEN 'pair:' ELSE 'view:' END || key;
