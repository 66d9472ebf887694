import { readFileSync } from "node:fs";
import path from "node:path";

const IMPORT = /^(?:import|export) [^"';]*from ["']((?:\.{1,2}\/|#)[^"']+\.tsx?)["']/gm;
/** A type import doesn't load the file. */
export const VALUE_IMPORT = /^(?:import|export) (?!type )[^"';]*from ["']((?:\.{1,2}\/|#)[^"']+\.tsx?)["']/gm;

export function importsOf(of: string[], pattern = IMPORT): Map<string, Set<string>> {
  return new Map(
    of.map((file) => {
      const found = [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) =>
        name.startsWith("#") ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
      );
      return [file, new Set(found)];
    }),
  );
}
