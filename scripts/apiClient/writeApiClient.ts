import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openApi } from "#bot/http/v1/document/openApi.ts";
import { apiTypesHead, TYPES } from "./apiTypes.ts";

/** The generator needs an older TypeScript than ours, so it isn't among our packages. */
const GENERATOR = ["--package", "openapi-typescript@7.13.0", "--package", "typescript@5.9.3"];

/** Writes the types of a client of the API, which openapi-typescript makes from the OpenAPI document. */
const folder = mkdtempSync(path.join(tmpdir(), "awayday-api-"));
try {
  const [document, types] = [path.join(folder, "openapi.json"), path.join(folder, "api.d.ts")];
  writeFileSync(document, JSON.stringify(openApi("https://awayday.example")));
  run("npx", ["--yes", ...GENERATOR, "openapi-typescript", document, "-o", types]);
  const text = readFileSync(types, "utf8").replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "");
  writeFileSync(TYPES, `${apiTypesHead()}\n${text}`);
  run("npx", ["oxfmt", "--write", TYPES]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command: string, args: string[]): void {
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0) process.exit(1);
}
