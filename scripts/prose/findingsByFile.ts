import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT, sourceFiles } from "../source/sourceFiles.ts";
import { type Finding, findingsOf } from "./findingsOf.ts";
import { hasProse } from "./passages.ts";

export async function findingsByFile(root: string = ROOT): Promise<Map<string, Finding[]>> {
  const files = (await sourceFiles(root)).filter((file) => hasProse(file) && !OWN.test(file));
  const found = await Promise.all(
    files.map(async (file): Promise<[string, Finding[]]> => {
      return [file, findingsOf(file, await readFile(path.join(root, file), "utf8"))];
    }),
  );
  return new Map(found.filter(([, findings]) => findings.length > 0));
}

const OWN = /^scripts\/prose\//;
