import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** Bundles a program's own code, by default the server's, into one file. It doesn't include npm packages. */
export async function buildServer(outfile: string, entryPoint = "bot/main.ts"): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    outfile,
    write: false,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
  });
  await mkdir(path.dirname(outfile), { recursive: true });
  for (const file of outputFiles) await writeFile(file.path, inAscii(file.text));
}

/**
 * Escapes what esbuild leaves in regular expressions, tagged templates, and comments. Node keeps the source in memory,
 * and a single character beyond Latin-1 doubles its size.
 */
function inAscii(source: string): string {
  return source.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
