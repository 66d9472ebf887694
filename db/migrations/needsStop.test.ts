import { expect, test } from "@jest/globals";
import { migrations } from "./all.ts";
import { needsStop } from "./needsStop.ts";

/** Changes that break the previous version while it reads and writes the tables. */
const HAZARDS: [string, RegExp][] = [
  ["drops a table", /\bDROP TABLE\b/i],
  ["drops a column", /\bDROP COLUMN\b/i],
  ["renames", /\bRENAME (?:COLUMN|TO|CONSTRAINT)\b/i],
  ["changes a column's type", /\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b/i],
  ["requires a value in an existing column", /\bSET NOT NULL\b/i],
  [
    "adds a column that the previous version leaves empty, but that must have a value",
    /\bADD COLUMN (?:(?!DEFAULT|GENERATED|,\s*\n|;)[^;])*?NOT NULL(?:(?!DEFAULT|GENERATED|,\s*\n|;)[^;])*(?:,\s*\n|;)/i,
  ],
];

function hazardsOf(sql: string): string[] {
  const statements = sql.replaceAll(/--.*$/gm, "");
  return HAZARDS.flatMap(([hazard, pattern]) => (pattern.test(statements) ? [hazard] : []));
}

test("each migration is safe while the previous version serves, or says that it needs a stop", () => {
  const unsafe = migrations.flatMap(({ name, sql }) =>
    needsStop(name) ? [] : hazardsOf(sql).map((hazard) => `${name} ${hazard}`),
  );
  expect(unsafe).toEqual([]);
});

test.each([
  ["ALTER TABLE users DROP COLUMN theme;", ["drops a column"]],
  ["ALTER TABLE users RENAME COLUMN theme TO look;", ["renames"]],
  ["ALTER TABLE users ALTER COLUMN theme TYPE smallint USING 1;", ["changes a column's type"]],
  ["ALTER TABLE users ALTER COLUMN theme SET NOT NULL;", ["requires a value in an existing column"]],
  [
    "ALTER TABLE users ADD COLUMN look text NOT NULL;",
    ["adds a column that the previous version leaves empty, but that must have a value"],
  ],
  ["ALTER TABLE users ADD COLUMN look text NOT NULL DEFAULT 'plain';", []],
  ["ALTER TABLE users ADD COLUMN look text,\n  ADD COLUMN size int NOT NULL DEFAULT 1;", []],
  ["-- DROP COLUMN theme\nCREATE TABLE looks (id uuid NOT NULL);", []],
])("%s", (sql, hazards) => expect(hazardsOf(sql)).toEqual(hazards));
