import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { Spool } from "./Spool.ts";

test.each([
  ["nothing", []],
  ["short text", ["a", "é", "\u{1F334}"]],
  ["text longer than memory holds", Array.from({ length: 40 }, (_, index) => `${index} é`.repeat(20_000))],
])("%s is read as it was written, and no file is left", async (_, texts) => {
  const spool = new Spool();
  for (const text of texts) await spool.write(text);
  const left = (await readdir(tmpdir())).filter((name) => /^awayday-[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name));
  expect(left).toEqual([]);
  expect((await buffer(spool.read())).toString()).toBe(texts.join(""));
  await spool.close();
});
