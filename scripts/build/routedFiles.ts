import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";
import { ROOT, sourceFiles } from "../source/sourceFiles.ts";

const ROUTER = /^react-router(-dom)?($|\/)/;
const SHARED = /^console\/shared\/.*(?<!\.test)\.tsx?$/;

export async function routedFiles(): Promise<ReadonlySet<string>> {
  const files = (await sourceFiles()).filter((file) => SHARED.test(file));
  const imports = await Promise.all(
    files.map(async (file) => ({ file, names: importsIn(file, await readFile(path.join(ROOT, file), "utf8")) })),
  );
  const routed = new Set<string>();
  let before: number;
  do {
    before = routed.size;
    for (const { file, names } of imports) {
      if (names.some((name) => ROUTER.test(name) || routed.has(name))) routed.add(file);
    }
  } while (routed.size > before);
  return new Set([...routed].map((file) => path.join(ROOT, file)));
}

function importsIn(file: string, text: string): string[] {
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  const loaded = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const names = [
    ...loaded.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return names.map((name) => {
    if (name.startsWith("#")) return name.slice(1);
    return name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : name;
  });
}
