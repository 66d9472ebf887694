import { afterEach, expect, jest, test } from "@jest/globals";
import { ContentCheck } from "#core/evidence/ContentCheck.ts";
import { pdfOf } from "#tests/arranging/evidenceFiles.ts";
import { Spool } from "../../files/Spool.ts";
import { FileCipher, newFileKey, PART_BYTES } from "./FileCipher.ts";
import { receiveFile } from "./receiveFile.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a file that arrives byte by byte is checked part by part, so that it takes no more work than any other", async () => {
  const check = jest.spyOn(ContentCheck.prototype, "add");
  const file = pdfOf(PART_BYTES + 1000);
  async function* bytes() {
    for (let at = 0; at < file.length; at += 1) yield file.subarray(at, at + 1);
  }
  const spool = new Spool();
  const cipher = new FileCipher(newFileKey(), { organizationId: "organization", id: "file" });
  expect(await receiveFile(bytes(), { type: "application/pdf", cipher, spool })).toBe(file.length);
  expect(check.mock.calls.map(([part]) => part.length)).toEqual([PART_BYTES, 1000]);
  await spool.close();
});
