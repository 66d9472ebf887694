import { statementsOf } from "./statementsOf.ts";

const REASON = /^-- Safe while the previous version runs: \S/m;

const CHECKS_ROWS = "checks every row while it locks the table";

const HAZARDS: [hazard: string, pattern: RegExp][] = [
  ["drops what the previous version uses", /^DROP\b/i],
  ["renames what the previous version uses", /^(?:ALTER \w+ \w+ )?RENAME\b/i],
  ["changes a column's type", /^ALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i],
  ["requires a value in an existing column", /^ALTER (?:COLUMN )?\w+ SET NOT NULL\b/i],
  ["leaves a column empty that the previous version expects to be filled", /^ALTER (?:COLUMN )?\w+ DROP NOT NULL\b/i],
  ["changes the default of an existing column", /^ALTER (?:COLUMN )?\w+ (?:SET|DROP) DEFAULT\b/i],
  [
    "adds a column that the previous version leaves empty, but that must have a value",
    /^ADD COLUMN (?!.*\b(?:DEFAULT|GENERATED)\b).*\b(?:NOT NULL|PRIMARY KEY)\b/i,
  ],
  [
    "writes every row again while it locks the table",
    /^ADD COLUMN .*\b(?:GENERATED|SERIAL|BIGSERIAL|DEFAULT (?!now\b|true\b|false\b|null\b|array\b)[a-z]\w*)/i,
  ],
  [
    "adds a constraint that the previous version may violate",
    /^(?:ADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE)|ADD COLUMN .* (?:UNIQUE|CHECK)|CREATE UNIQUE INDEX)\b/i,
  ],
  [
    CHECKS_ROWS,
    /^ADD (?:COLUMN .* (?:CHECK|REFERENCES)\b|(?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b))/i,
  ],
  [
    "builds an index while it locks the table",
    /^(?:CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY\b)|ADD (?:CONSTRAINT \w+ )?(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b|ADD COLUMN .* UNIQUE\b)/i,
  ],
  ["runs a trigger on what the previous version writes", /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER\b/i],
  ["replaces what the previous version runs", /^CREATE OR REPLACE (?:FUNCTION|PROCEDURE|VIEW)\b/i],
  ["changes rows that the previous version uses", /^(?:WITH|INSERT|UPDATE|DELETE|TRUNCATE|MERGE)\b/i],
];

const HARMLESS = /^(?:CREATE TABLE|CREATE FUNCTION|ADD COLUMN|VALIDATE CONSTRAINT|COMMENT ON)\b/i;

const TARGET =
  /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX(?: CONCURRENTLY)? \w+ ON|CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER .*? ON|CREATE OR REPLACE FUNCTION|INSERT INTO|UPDATE|DELETE FROM|COMMENT ON TABLE) (\w+)/i;

export function hazardsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.map(({ code }) => /^CREATE (?:TABLE|FUNCTION) (?:IF NOT EXISTS )?(\w+)/i.exec(code)?.[1]),
  );
  const added = new Set(statements.flatMap(({ code }) => code.match(/(?<=\bADD CONSTRAINT )\w+/gi) ?? []));
  return statements.flatMap(({ code, comments }) => {
    const target = TARGET.exec(code)?.[1];
    const found =
      target && created.has(target) ? [] : changesOf(code).flatMap((change) => hazardsOfChange(change, added));
    if (!REASON.test(comments)) return found;
    return found.length > 0 ? [] : ["gives a reason for a statement without a hazard"];
  });
}

function changesOf(code: string): string[] {
  let outer = code;
  while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/ ?\([^()]*\)/g, "");
  const [, actions] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?\w+ (.*)$/i.exec(outer) ?? [];
  return actions?.split(/, ?/) ?? [outer];
}

function hazardsOfChange(change: string, added: ReadonlySet<string>): string[] {
  // A migration runs in a single transaction, which keeps the earlier statement's lock.
  const validated = /^VALIDATE CONSTRAINT (\w+)/i.exec(change)?.[1];
  if (validated && added.has(validated)) return [CHECKS_ROWS];
  const found = HAZARDS.filter(([, pattern]) => pattern.test(change)).map(([hazard]) => hazard);
  return found.length > 0 || HARMLESS.test(change) ? found : [`makes a change that isn't known to be safe: ${change}`];
}
