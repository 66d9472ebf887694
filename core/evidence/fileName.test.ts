import { expect, test } from "@jest/globals";
import { fileName } from "./fileName.ts";

test.each([
  ["Doctor's note.pdf", "Doctor's note.pdf"],
  ["C:\\fakepath\\note.PDF", "note.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["note.pdf.exe", "note.pdf.exe.pdf"],
  ["photo.jpeg", "photo.pdf"],
  ['a"b\r\nSet-Cookie: x.pdf', "a-b-Set-Cookie- x.pdf"],
  ["evil\u202efdp.exe", "evil-fdp.exe.pdf"],
  ["Krankschreibung für März.pdf", "Krankschreibung für März.pdf"],
  ["診断書.pdf", "診断書.pdf"],
  [".htaccess", "htaccess.pdf"],
  ["", "Document.pdf"],
  [" . ", "Document.pdf"],
])("the file %j is stored as %j", (name, stored) => expect(fileName(name, "application/pdf")).toBe(stored));

test("a long name is cut to fit, and keeps its ending", () => {
  const name = fileName("😀".repeat(300), "image/heic");
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^(😀)+\.heic$/u);
});

test("a name that is cut within dots or spaces doesn't end with them", () => {
  expect(fileName(`${"a".repeat(50)} . . . . . b.pdf`, "application/pdf")).toBe(`${"a".repeat(50)}.pdf`);
});
