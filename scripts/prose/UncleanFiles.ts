import type { Finding } from "./findingsOf.ts";

type UncleanFiles = ReadonlyMap<string, number>;

const REWRITE = "run npm run prose -- --write";

export function readUnclean(list: string): UncleanFiles {
  const lines = list.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line): [string, number] => {
      const [, count, file] = /^(\d+) (.+)$/.exec(line) ?? [];
      if (!count || !file) throw new Error(`The list of unclean files has a line that isn't a file: ${line}`);
      return [file, Number(count)];
    }),
  );
}

export function problemsOf(findings: ReadonlyMap<string, Finding[]>, unclean: UncleanFiles): string[] {
  const grown = [...findings].filter(([file, found]) => found.length > (unclean.get(file) ?? 0));
  const leaving = [...unclean.keys()].filter((file) => !findings.has(file));
  return [
    ...grown.flatMap(([file, found]) => found.map((finding) => describeFinding(file, finding))),
    ...leaving.map((file) => `${file} is clean or gone, but still on the list: ${REWRITE}`),
  ];
}

export function rewriteUnclean(findings: ReadonlyMap<string, Finding[]>, unclean: UncleanFiles): string {
  const before = [...unclean.values()].reduce((sum, count) => sum + count, 0);
  const after = [...findings.values()].reduce((sum, { length }) => sum + length, 0);
  if (after > before) throw new Error(`The list may only shrink: ${after} findings now, ${before} before`);
  const lines = [...findings].map(([file, { length }]) => `${length} ${file}\n`);
  return lines.toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)).join("");
}

const pathOf = (line: string) => line.slice(line.indexOf(" ") + 1);

export function describeFinding(file: string, { line, sentence, advice }: Finding): string {
  return `${file}:${line}  ${sentence}\n    ${advice}`;
}
