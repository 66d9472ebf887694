import { Readable } from "node:stream";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Spool } from "./Spool.ts";

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), "spool-"))));
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["nothing", []],
  ["short text", ["a", "é", "\u{1F334}"]],
  ["text longer than memory holds", Array.from({ length: 40 }, (_, index) => `${index} é`.repeat(20_000))],
])("%s is read as it was written, and no file is left", async (_, texts) => {
  const spool = new Spool(folder);
  for (const text of texts) await spool.write(text);
  expect(await readdir(folder)).toEqual([]);
  expect((await buffer(spool.read())).toString()).toBe(texts.join(""));
  await spool.close();
});

test("what is written is complete even if its reader starts first or waits until the end, in memory and in a file", async () => {
  for (const count of [3, 40]) {
    for (const isSlow of [false, true]) {
      const spool = new Spool();
      const pieces = Array.from({ length: count }, (_, index) => `${index} `.repeat(20_000));
      const filled = spool.fill(Readable.from(pieces), () => false);
      const chunks: Buffer[] = [];
      for await (const chunk of spool.follow()) {
        if (isSlow && chunks.length === 0) await filled;
        chunks.push(chunk);
      }
      expect(Buffer.concat(chunks).toString() === pieces.join("")).toBe(true);
      await filled;
      await spool.close();
    }
  }
});

async function* broken() {
  yield "half";
  throw await Promise.resolve(new Error("no database"));
}

test("an error of the pieces reaches the reader after what was written", async () => {
  const spool = new Spool();
  const chunks: string[] = [];
  const read = async () => {
    for await (const chunk of spool.follow()) chunks.push(chunk.toString());
  };
  const [, reading] = await Promise.allSettled([spool.fill(broken(), () => false), read()]);
  expect([chunks, reading]).toMatchObject([["half"], { reason: { message: "no database" } }]);
  await spool.close();
});
