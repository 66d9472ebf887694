import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { sourceFiles } from "#scripts/source/sourceFiles.ts";

const MAX_SOURCES = 20;
/** Exempt from the limit: it gains a file with each version, and the files are read in order. */
const MIGRATIONS = "db/migrations";
const IMPORT = /^(?:import|export) [^"';]*from ["']((?:\.{1,2}\/|#)[^"']+\.tsx?)["']/gm;
const IMPORT_OF_CORE = /^import \{([^}]*)\} from "#core\//gm;

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const sources = (await sourceFiles()).filter((file) => /\.tsx?$/.test(file) && !isTest(file));

test("no folder has more than 20 sources beside its tests", () => {
  const count = new Map<string, number>();
  for (const folder of sources.map((file) => path.posix.dirname(file))) count.set(folder, (count.get(folder) ?? 0) + 1);
  expect([...count].filter(([folder, inside]) => inside > MAX_SOURCES && folder !== MIGRATIONS)).toEqual([]);
});

test("no file imports itself through others, not even for types", () => {
  expect(cycles(importsOf(sources))).toEqual([]);
});

test.each([
  ["core", "core/"],
  ["bot/operations", "bot/operations/"],
])("no folder of %s imports itself through others", (_, inside) => {
  const roomOf = (file: string) => file.slice(inside.length).split("/")[0] ?? "";
  const rooms = new Map<string, Set<string>>();
  for (const [file, imported] of importsOf(sources.filter((source) => source.startsWith(inside)))) {
    const room = roomOf(file);
    const others = [...imported].filter((other) => other.startsWith(inside)).map(roomOf);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others.filter((other) => other !== room)]));
  }
  expect(rooms.size).toBeGreaterThan(10);
  expect(cycles(rooms)).toEqual([]);
});

test("an entry point calls operations, never their steps", () => {
  const entryPoints = sources.filter((file) => /^bot\/(?:http|slack|mail|notify|jobs)\//.test(file));
  expect(entryPoints.length).toBeGreaterThan(100);
  const steps = [...importsOf(entryPoints)].flatMap(([file, imported]) =>
    [...imported].flatMap((other) => (/^bot\/operations\/.*\/steps\//.test(other) ? `${file}: ${other}` : [])),
  );
  expect(steps).toEqual([]);
});

test("queries return rows, and leave it to operations to apply the rules of core to them", () => {
  const rules = sources
    .filter((file) => file.startsWith("db/queries/"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(IMPORT_OF_CORE)])
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => /^[a-z]+[A-Z]/.test(name));
  expect([...new Set(rules)].toSorted()).toEqual(["countOf", "leaveYearOf"]);
});

test("a cycle is found", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  expect(cycles(imports)).toEqual([["b", "c"]]);
});

/** Returns the files that each file imports, including type-only imports. */
function importsOf(of: string[]): Map<string, Set<string>> {
  return new Map(
    of.map((file) => {
      const found = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name = ""]) =>
        name.startsWith("#") ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
      );
      return [file, new Set(found)];
    }),
  );
}

/** Returns the groups of nodes that reach each other (Tarjan's strongly connected components of two nodes or more). */
function cycles(graph: Map<string, Set<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
