import { expect, test } from "@jest/globals";
import { array, constantFrom, oneof, property, string } from "fast-check";
import { parse } from "csv-parse/sync";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { csvLine, fromCsvCell } from "./csvLine.ts";

test.each([
  [["Maya Chen", 12.5, true, null, undefined], "Maya Chen,12.5,true,,\r\n"],
  [["Okafor, Tom", 'He said "no"', "two\nlines"], '"Okafor, Tom","He said ""no""","two\nlines"\r\n'],
  [["=1+1", "+1", "-1", "@x", "\tx", "\rx"], `'=1+1,'+1,'-1,'@x,"'\tx","'\rx"\r\n`],
  [["＝1+1", "\n=1"], `'＝1+1,"'\n'=1"\r\n`],
  [["Jo;=1+1", `;"=1`, "a\t@x", "a\n- b; c"], `"Jo;'=1+1",";'""=1","a\t'@x","a\n'- b; c"\r\n`],
  [[-1.5, 0], "-1.5,0\r\n"],
])("%j is written as %j", (cells, line) => expect(csvLine(cells)).toBe(line));

const separators = [";", "\t", "\r", "\n", " ", "=", "+", "-", "@", "'", '"'];
const character = oneof(string({ unit: "grapheme", minLength: 1, maxLength: 1 }), constantFrom(...separators));

test("written cells are read back unchanged, and no cell begins like a formula, wherever it is split", () => {
  assertProperty(
    property(array(string({ unit: character }), { minLength: 1, maxLength: 5 }), (texts) => {
      const [cells = []] = parse(csvLine(["x", ...texts]), { relaxColumnCount: true });
      expect(cells.slice(1).map(fromCsvCell)).toEqual(texts.map(fromCsvCell));
      const parts = cells.flatMap((cell) => cell.split(/[;\t\r\n]/));
      expect(cells.concat(parts).filter((cell) => /^([\t\r\n]|[=+\-@])/.test(cell))).toEqual([]);
    }),
  );
});
