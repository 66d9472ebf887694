import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** The number of requirements of levels 1 and 2 in all sections of ASVS 5.0. */
const REQUIREMENTS = 253;
const page = readFileSync("docs/security.md", "utf8");
const rows = page.split("\n").filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
/** Files in backquotes, each with the quoted titles right after it. */
const cited = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`((?:,? "[^"]+")*)/g)].map(
  ([, file = "", titles = ""]) => [file, [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title)] as const,
);

test("docs/security.md has each requirement of levels 1 and 2 once, as met, not applicable, or open", () => {
  const numbers = rows.map((row) => row.split(" | ")[0]);
  expect([numbers.length, new Set(numbers).size]).toEqual([REQUIREMENTS, REQUIREMENTS]);
  expect(rows.filter((row) => !/ \| (met|not applicable|open) \| ./.test(row))).toEqual([]);
});

test("every file that docs/security.md names exists", () => {
  expect(cited.map(([file]) => file).filter((file) => !existsSync(file))).toEqual([]);
});

test("every test that docs/security.md names is in its file", () => {
  const missing = cited.flatMap(([file, titles]) => {
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});
