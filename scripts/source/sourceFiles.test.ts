import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { sourceFiles } from "./sourceFiles.ts";

test("installed, generated, and hidden files are skipped, but a source folder with such a name is not", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "awayday-sources-"));
  try {
    const files = ["dist/a.js", "coverage/a.html", ".data/a", "a.md", "console/reports/coverage/a.ts"];
    for (const file of files) {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, file), "");
    }
    expect(await sourceFiles(root)).toEqual(["a.md", "console/reports/coverage/a.ts"]);
  } finally {
    await rm(root, { recursive: true });
  }
});
