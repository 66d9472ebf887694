import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { sourceFiles } from "#scripts/source/sourceFiles.ts";

/** Excludes types, because declaration files need them even if no file imports them. */
const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|enum) (\w+)/gm;
const EXPORTED_TOGETHER = /^export const [{[]([^}\]]*)[}\]]/gm;
const NAMED_IMPORT = /^import [^"';]*?\{([^}]*)\} from ["']([^"']+)["']/gm;
const WHOLE_IMPORT = /(?:^import \* as \w+ from |\bimport\()\s*["']([^"']+)["']/gm;

const files = (await sourceFiles()).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const isForTests = (file: string) =>
  /\.(?:test|spec)\.tsx?$/.test(file) || /^(?:tests|db\/factories)\/|\/testing\//.test(file);

test("every exported value is used elsewhere", () => {
  expect(unused(texts)).toEqual([]);
});

test("production code has no exported value for tests alone", () => {
  const production = new Map([...texts].filter(([file]) => !isForTests(file)));
  expect(unused(production).filter((found) => !isUsedInside(found))).toEqual([]);
});

test("an unused export is found", () => {
  const sources = new Map([
    ["core/a.ts", "export const one = 1;\nexport function two() {}\nexport const { three, four } = five;\n"],
    ["core/b.ts", 'import { type One, one as first } from "./a.ts";\n'],
    ["core/c.ts", 'const { three } = await import("#core/a.ts");\n'],
  ]);
  expect(unused(sources)).toEqual(["core/a.ts: two", "core/a.ts: four"]);
});

function unused(sources: ReadonlyMap<string, string>): string[] {
  const used = new Set([...sources].flatMap(([file, text]) => usesIn(file, text, sources)));
  return [...sources]
    .flatMap(([file, text]) => namesIn(text).map((name) => `${file}: ${name}`))
    .filter((one) => !used.has(one));
}

function usesIn(file: string, text: string, sources: ReadonlyMap<string, string>): string[] {
  const named = [...text.matchAll(NAMED_IMPORT)].flatMap(([, names = "", from = ""]) =>
    listed(names).map((name) => `${sourceOf(file, from)}: ${name.split(" as ")[0]}`),
  );
  const whole = [...text.matchAll(WHOLE_IMPORT)].flatMap(([, from = ""]) => {
    const source = sourceOf(file, from);
    return namesIn(sources.get(source) ?? "").flatMap((name) => (hasWord(text, name) ? `${source}: ${name}` : []));
  });
  return [...named, ...whole];
}

function namesIn(text: string): string[] {
  const single = [...text.matchAll(EXPORTED)].map(([, name = ""]) => name);
  const together = [...text.matchAll(EXPORTED_TOGETHER)].flatMap(([, names = ""]) => listed(names));
  return [...single, ...together.map((name) => name.split(": ").at(-1) ?? "")];
}

function listed(names: string): string[] {
  return names.split(",").flatMap((name) => name.trim() || []);
}

function sourceOf(file: string, from: string): string {
  return from.startsWith("#") ? from.slice(1) : path.posix.join(path.posix.dirname(file), from);
}

function isUsedInside(found: string): boolean {
  const [file = "", name = ""] = found.split(": ");
  return (texts.get(file) ?? "").split(new RegExp(`\\b${name}\\b`)).length > 2;
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}
