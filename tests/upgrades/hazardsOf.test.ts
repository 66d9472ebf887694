import { expect, test } from "@jest/globals";
import { hazardsOf } from "./hazardsOf.ts";

const VIOLATED = "adds a constraint that the previous version may violate";
const CHECKS = "checks every row while it locks the table";
const BUILDS = "builds an index while it locks the table";
const DROPS = "drops what the previous version uses";
const RENAMES = "renames what the previous version uses";
const TRIGGERS = "runs a trigger on what the previous version writes";
const REWRITES = "writes every row again while it locks the table";
const LEFT_EMPTY = "adds a column that the previous version leaves empty, but that must have a value";

test.each([
  ["DROP TABLE looks;", [DROPS]],
  ["DROP FUNCTION look_of;", [DROPS]],
  ["ALTER TABLE users ADD COLUMN look text; DROP FUNCTION look_of", [DROPS]],
  ["ALTER TABLE users DROP COLUMN theme;", [DROPS]],
  ["ALTER TABLE users DROP CONSTRAINT users_theme_check;", [DROPS]],
  ["ALTER TABLE users RENAME TO people;", [RENAMES]],
  ["ALTER TABLE users RENAME COLUMN theme TO look;", [RENAMES]],
  ["ALTER INDEX users_by_theme RENAME TO users_by_look;", [RENAMES]],
  ["ALTER TABLE users ALTER COLUMN theme TYPE smallint USING 1;", ["changes a column's type"]],
  ["ALTER TABLE users ALTER theme SET DATA TYPE varchar(9);", ["changes a column's type"]],
  ["ALTER TABLE users ALTER COLUMN theme SET NOT NULL;", ["requires a value in an existing column"]],
  [
    "ALTER TABLE users ALTER COLUMN theme DROP NOT NULL;",
    ["leaves a column empty that the previous version expects to be filled"],
  ],
  ["ALTER TABLE users ALTER COLUMN theme DROP DEFAULT;", ["changes the default of an existing column"]],
  ["ALTER TABLE users ADD COLUMN look text NOT NULL;", [LEFT_EMPTY]],
  ["ALTER TABLE users ADD COLUMN look text NOT NULL, ADD COLUMN size int NOT NULL DEFAULT 1;", [LEFT_EMPTY]],
  ["ALTER TABLE users ADD COLUMN look uuid DEFAULT gen_random_uuid();", [REWRITES]],
  ["ALTER TABLE users ADD COLUMN look text GENERATED ALWAYS AS (lower(theme)) STORED;", [REWRITES]],
  ["ALTER TABLE users ADD CONSTRAINT known CHECK (theme <> 'plain');", [VIOLATED, CHECKS]],
  ["ALTER TABLE users ADD CHECK (theme <> 'plain') NOT VALID;", [VIOLATED]],
  ["ALTER TABLE users ADD COLUMN look text CHECK (look IS NOT NULL OR theme IS NULL);", [VIOLATED, CHECKS]],
  [
    "ALTER TABLE users ADD CONSTRAINT known CHECK (true) NOT VALID; ALTER TABLE users VALIDATE CONSTRAINT known;",
    [VIOLATED, CHECKS],
  ],
  ["ALTER TABLE users ADD FOREIGN KEY (theme) REFERENCES themes (name);", [VIOLATED, CHECKS]],
  ["ALTER TABLE users ADD COLUMN look uuid REFERENCES looks (id) ON DELETE SET NULL;", [CHECKS]],
  ["ALTER TABLE users ADD CONSTRAINT one UNIQUE (organization_id, theme);", [VIOLATED, BUILDS]],
  ["ALTER TABLE users ADD EXCLUDE USING gist (theme WITH =);", [VIOLATED, BUILDS]],
  ["ALTER TABLE users ADD COLUMN look text UNIQUE;", [VIOLATED, BUILDS]],
  ["CREATE UNIQUE INDEX one ON users (theme);", [VIOLATED, BUILDS]],
  ["CREATE UNIQUE INDEX CONCURRENTLY one ON users (theme);", [VIOLATED]],
  ["CREATE INDEX many ON users (theme) WHERE theme IS NOT NULL;", [BUILDS]],
  ["CREATE TRIGGER t AFTER UPDATE OF theme ON users FOR EACH ROW EXECUTE FUNCTION f();", [TRIGGERS]],
  ["CREATE CONSTRAINT TRIGGER t AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION f();", [TRIGGERS]],
  [
    "CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1';",
    ["replaces what the previous version runs"],
  ],
  ["UPDATE users SET theme = 'dark';", ["changes rows that the previous version uses"]],
  ["DO $$ BEGIN DROP TABLE users; END $$;", ["makes a change that isn't known to be safe: DO ''"]],
])("%s needs a reason or a stop", (sql, hazards) => expect(hazardsOf(sql)).toEqual(hazards));

test.each([
  "ALTER TABLE users ADD COLUMN look text, ADD COLUMN size int;",
  "ALTER TABLE users ADD COLUMN look text NOT NULL DEFAULT 'plain';",
  "ALTER TABLE users ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();",
  "ALTER TABLE users VALIDATE CONSTRAINT added_in_the_last_version;",
  "CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$ BEGIN DELETE FROM users; RETURN 1; END $$;",
  "-- DROP TABLE users;\nCREATE TABLE looks (id uuid NOT NULL UNIQUE, CHECK (true));",
  "CREATE TABLE looks (id uuid); CREATE UNIQUE INDEX one ON looks (id); ALTER TABLE looks ADD CHECK (true);",
  "CREATE TABLE looks (id uuid); CREATE TRIGGER t AFTER INSERT ON looks FOR EACH ROW EXECUTE FUNCTION f();",
])("%s is safe", (sql) => expect(hazardsOf(sql)).toEqual([]));

test("a reason counts for the next statement only, and not without a hazard", () => {
  const reason = "-- Safe while the previous version runs: it never reads the column.\n";
  const drop = "ALTER TABLE users DROP COLUMN theme;\n";
  expect(hazardsOf(`${reason}${drop}`)).toEqual([]);
  expect(hazardsOf(`${reason}${drop}${drop}`)).toEqual([DROPS]);
  expect(hazardsOf(`-- Safe while the previous version runs:\n${drop}`)).toEqual([DROPS]);
  expect(hazardsOf(`${reason}CREATE TABLE looks (id uuid);`)).toEqual([
    "gives a reason for a statement without a hazard",
  ]);
});
