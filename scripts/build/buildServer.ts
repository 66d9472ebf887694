import { mkdir, readFile, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build, type BuildOptions } from "esbuild";

export async function buildServer(outfile: string, entryPoint = "bot/main.ts"): Promise<void> {
  await bundle({ entryPoints: [entryPoint], outfile });
}

export function buildPrograms(outdir: string, programs: Record<string, string>): Promise<string[]> {
  return bundle({ entryPoints: programs, outdir, splitting: true, chunkNames: "shared-[hash]" });
}

async function bundle(options: BuildOptions): Promise<string[]> {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  const { outputFiles, metafile } = await build({
    ...options,
    write: false,
    metafile: true,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
    define: { AWAYDAY_VERSION: JSON.stringify(version) },
  });
  for (const file of outputFiles) {
    await mkdir(path.dirname(file.path), { recursive: true });
    await writeFile(file.path, inAscii(file.text));
  }
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path: name }) => external && !isBuiltin(name));
  return [...new Set(outside.map(({ path: name }) => packageOf(name)))];
}

function packageOf(imported: string): string {
  return imported.split("/", imported.startsWith("@") ? 2 : 1).join("/");
}

/** Node keeps the source in memory, and a single character beyond Latin-1 doubles its size. */
function inAscii(source: string): string {
  return source.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
