import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findingsByFile } from "./prose/findingsByFile.ts";
import { describeFinding, problemsOf, readUnclean, rewriteUnclean } from "./prose/UncleanFiles.ts";

const LIST = fileURLToPath(new URL("prose/unclean.txt", import.meta.url));
const USAGE = "npm run prose -- [--write | file or folder ...]";

const args = process.argv.slice(2);
const [findings, unclean] = await Promise.all([findingsByFile(), readFile(LIST, "utf8").then(readUnclean)]);
if (args[0] === "--write") await writeFile(LIST, rewriteUnclean(findings, unclean));
else if (args.some((arg) => arg.startsWith("-"))) report([`Usage: ${USAGE}`]);
else if (args.length > 0) report(findingsIn(args));
else report(problemsOf(findings, unclean));

function findingsIn(places: string[]): string[] {
  const asked = [...findings].filter(([file]) =>
    places.some((place) => `${file}/`.startsWith(place.replace(/\/?$/, "/"))),
  );
  return asked.flatMap(([file, found]) => found.map((finding) => describeFinding(file, finding)));
}

function report(problems: string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
