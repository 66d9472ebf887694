import { expect, test } from "@jest/globals";
import { csvRecords } from "./csvRecords.ts";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function records(text: string | Uint8Array, size = 3): Promise<[line: number, ...cells: string[]][]> {
  const found: [number, ...string[]][] = [];
  for await (const { line, cells } of csvRecords(inPieces(Buffer.from(text), size))) found.push([line, ...cells]);
  return found;
}

test("characters and line ends split across two chunks stay whole", async () => {
  expect(await records('\uFEFFname;note\r\nZoë;“ja”\r\n\r\n;\r\nMax;"a\r\nb"\r\nLi;c')).toEqual([
    [1, "name", "note"],
    [2, "Zoë", "“ja”"],
    [5, "Max", "a\r\nb"],
    [7, "Li", "c"],
  ]);
});

test("lines may end with a carriage return only, and the last line needs no end", async () => {
  expect(await records("a,b\r1,2\r3,4")).toEqual([
    [1, "a", "b"],
    [2, "1", "2"],
    [3, "3", "4"],
  ]);
});

test("a comma within quotes of the header does not count as a delimiter", async () => {
  expect(await records('"a,b,c";d\n1;2')).toEqual([
    [1, "a,b,c", "d"],
    [2, "1", "2"],
  ]);
});

test("a file that isn't UTF-8 is refused, wherever the bad byte is", async () => {
  const refused = { code: "broken_file", message: "The file isn't in UTF-8. Save it as “CSV UTF-8” and try again." };
  await expect(records(Buffer.from("name\nZo\xeb", "latin1"))).rejects.toMatchObject(refused);
  await expect(records(Buffer.from("name\nZoe\n\xeb\nMax", "latin1"))).rejects.toMatchObject(refused);
  await expect(records(Buffer.from("\uFEFFname\nZoe", "utf16le"))).rejects.toMatchObject(refused);
});

test("empty rows are skipped, up to the number that spreadsheets leave; skipping a line without any cell is cheap", async () => {
  expect(await records(`name,note\n${",\n".repeat(50_000)}Zoe,`, 65_536)).toEqual([
    [1, "name", "note"],
    [50_002, "Zoe", ""],
  ]);
  await expect(records(`name,note\n${" ,\n".repeat(50_001)}Zoe,`, 65_536)).rejects.toMatchObject({
    code: "broken_file",
    message: "The file has more than 50,000 empty rows",
  });
  expect(await records(`name\n${"\n".repeat(2_000_000)}Zoe`, 65_536)).toEqual([
    [1, "name"],
    [2_000_002, "Zoe"],
  ]);
});
