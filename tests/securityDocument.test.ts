import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** The number of requirements by chapter and section of ASVS 5.0, for levels 1 and 2. */
const REQUIREMENTS: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1, 0],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7, 0],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];
const numbers = REQUIREMENTS.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
  ),
);
const page = readFileSync("docs/security.md", "utf8");
const rows = page.split("\n").filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
const cited = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`((?:,? "[^"]+")*)/g)].map(
  ([, file = "", titles = ""]) => [file, [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title)] as const,
);

test("docs/security.md has each requirement of levels 1 and 2 once, as met, not applicable, or open", () => {
  expect(rows.map((row) => row.split(" | ")[0]?.slice(2))).toEqual(numbers);
  expect(rows.filter((row) => !/ \| (met|not applicable|open) \| ./.test(row))).toEqual([]);
});

test("docs/security.md counts its requirements by status, so that no open requirement is left out of the sum", () => {
  const of = (status: string) => rows.filter((row) => row.split(" | ")[2] === status).length;
  expect(page).toContain(
    `Of ${rows.length} requirements, ${of("met")} are met, ${of("not applicable")} are not applicable, and ${of("open")} are open.`,
  );
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
