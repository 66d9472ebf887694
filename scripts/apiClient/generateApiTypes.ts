import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiDocument, apiTypesHead, GENERATOR, TYPES } from "./apiTypes.ts";

/** Needs a package registry. Throws if a program fails. */
export function generateApiTypes(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "awayday-api-"));
  try {
    const [document, types] = [path.join(folder, "openapi.json"), path.join(folder, "api.d.ts")];
    writeFileSync(document, apiDocument());
    const packages = GENERATOR.flatMap((name) => ["--package", name]);
    run(["--yes", ...packages, "openapi-typescript", document, "-o", types]);
    const text = readFileSync(types, "utf8").replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "");
    const body = run(["oxfmt", `--stdin-filepath=${TYPES}`], text);
    return `${apiTypesHead(body)}\n${body}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args: string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync("npx", args, { input, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`npx ${args.join(" ")} failed: ${stderr}`);
  return stdout;
}
