import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { buildServer } from "./buildServer.ts";

const run = promisify(execFile);

const PROGRAM = `
  const textOf = (strings: TemplateStringsArray) => strings[0];
  console.log(JSON.stringify([/^[–—]½$/u.test("—½"), textOf\`· 🌴\`, "é’"]));
`;

test("a bundle contains only ASCII characters, so that Node needs one byte for each, and works as written", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "awayday-bundle-"));
  try {
    const [source, bundle] = [path.join(folder, "program.ts"), path.join(folder, "built", "program.mjs")];
    await writeFile(source, PROGRAM);
    await buildServer(bundle, source);
    expect(await readFile(bundle, "utf8")).not.toMatch(/[\u0080-\uffff]/);
    expect(JSON.parse((await run(process.execPath, [bundle])).stdout)).toEqual([true, "· 🌴", "é’"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
