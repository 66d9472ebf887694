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

test("a first line that names the delimiter isn't the header", async () => {
  expect(await records("sep=;\r\nname;note\r\nZoe;a,b,c")).toEqual([
    [2, "name", "note"],
    [3, "Zoe", "a,b,c"],
  ]);
});

test.each([
  ["UTF-8", Buffer.from("name,city\nZoë,Köln\nMax,Łódź")],
  ["UTF-8 with a byte order mark", Buffer.from("\uFEFFname,city\nZoë,Köln\nMax,Łódź")],
  ["UTF-16 in little endian", Buffer.from("\uFEFFname,city\nZoë,Köln\nMax,Łódź", "utf16le")],
  ["UTF-16 in big endian", Buffer.from("\uFEFFname,city\nZoë,Köln\nMax,Łódź", "utf16le").swap16()],
])("a file in %s is read, however it is split", async (_, bytes) => {
  for (const size of [1, 2, 3, 5, 1000]) {
    expect(await records(bytes, size)).toEqual([
      [1, "name", "city"],
      [2, "Zoë", "Köln"],
      [3, "Max", "Łódź"],
    ]);
  }
});

test("a file in Windows-1252 is read, wherever its first character beyond ASCII is", async () => {
  for (const text of ["name;city\nZoë;München\nMax;Genève", `name;city\n${"Max;Bonn\n".repeat(300)}Zoë;€`]) {
    const bytes = Buffer.from(text.replace("€", "\u0080"), "latin1");
    for (const size of [1, 7, 10_000]) {
      expect((await records(bytes, size)).at(-1)?.slice(1)).toEqual(text.split("\n").at(-1)?.split(";"));
    }
  }
});

const message = async (bytes: Uint8Array) => records(bytes).catch((error: Error) => error.message);

test("a workbook, a binary file, and a file that mixes encodings are refused with an explanation", async () => {
  expect(await message(Buffer.from("PK\u0003\u0004zip", "latin1"))).toBe(
    "This is a spreadsheet file, not CSV. Save it as CSV and choose the file again.",
  );
  expect(await message(Buffer.from("GIF\0a", "latin1"))).toBe(
    "This isn't a CSV file. Save it as “CSV UTF-8” and try again.",
  );
  expect(await message(Buffer.concat([Buffer.from("name\nZoë\n"), Buffer.from("Ren\xe9e\n", "latin1")]))).toBe(
    "The file mixes character encodings. Save it as “CSV UTF-8” and try again.",
  );
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
