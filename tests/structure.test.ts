import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { importsOf, VALUE_IMPORT } from "#tests/asserting/importsOf.ts";
import { sourceFiles } from "#scripts/source/sourceFiles.ts";

const MAX_SOURCES = 20;
const MIGRATIONS = "db/migrations";
const LARGE_IMPORT = /^import (?!type )[^"';]*from "(?:date-fns|umzug|date-holidays|@slack\/bolt)";$/m;
const IMPORT_OF_CORE = /^import \{([^}]*)\} from "#core\//gm;

const EVALUATIONS = ["core/policies/facts/amountOn.ts", "core/policies/accrual/unknownFacts.ts"];
const PAUSE = /\/turns\/(?:Pauses|mapWithPauses|collectWithPauses)\.ts"/;
const FOR_ONE_PERSON = {
  reading: [
    "bot/operations/accruals/steps/bringUpToDate.ts",
    "bot/operations/accruals/steps/postOffice.ts",
    "bot/operations/balances/readBalanceOutlook.ts",
    "bot/operations/balances/steps/balancesAfter.ts",
    "bot/operations/accruals/steps/lots/correctAfterUndo.ts",
    "bot/operations/requests/decideRequest.ts",
    "bot/operations/offices/steps/announceOwnRaise.ts",
    "bot/operations/people/readPolicyFacts.ts",
    "bot/operations/reminders/announceExpiries.ts",
    "bot/operations/requests/changes/previewChange.ts",
    "bot/operations/requests/changes/requestChange.ts",
    "bot/operations/requests/previewRequest.ts",
    "bot/operations/requests/steps/changes/bookedLeave.ts",
    "bot/operations/requests/steps/changes/undoChangeOf.ts",
    "bot/operations/requests/steps/giveBack/restoreGivenBack.ts",
    "bot/operations/requests/steps/requestFacts.ts",
    "bot/operations/requests/editRequest.ts",
    "bot/operations/requests/steps/insertRequest.ts",
    "bot/operations/requests/undoDecision.ts",
  ],
  calculating: [
    "bot/operations/accruals/steps/duePlan.ts",
    "bot/operations/people/steps/factsOfPolicies.ts",
    "bot/operations/policies/steps/impact/impactOnLinked.ts",
    "bot/operations/reports/steps/OfficeExpiryPlans.ts",
    "bot/operations/requests/steps/waitingCases.ts",
  ],
};

const HAS_OWN_FILE = /^(?:core|db|bot\/operations)\/|\/(?:on|register)[A-Z]\w*\.ts$|Calls\.ts$/;

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const tests = (await sourceFiles()).filter(isTest);
const sources = (await sourceFiles()).filter((file) => /\.tsx?$/.test(file) && !isTest(file));

test("no folder has more than 20 sources in addition to its tests", () => {
  const count = new Map<string, number>();
  for (const folder of sources.map((file) => path.posix.dirname(file))) count.set(folder, (count.get(folder) ?? 0) + 1);
  expect([...count].filter(([folder, inside]) => inside > MAX_SOURCES && folder !== MIGRATIONS)).toEqual([]);
});

test("a file of fewer than 15 lines is shared, tested, or of a kind that always has its own file", () => {
  const users = new Map<string, string[]>();
  for (const [file, imported] of importsOf(sources)) {
    for (const other of imported) users.set(other, [...(users.get(other) ?? []), file]);
  }
  const tested = new Set(tests.flatMap((file) => [...(importsOf([file]).get(file) ?? [])]));
  const unreasoned = sources.filter((file) => {
    const [user, ...others] = users.get(file) ?? [];
    return (
      user !== undefined &&
      others.length === 0 &&
      path.posix.dirname(user) === path.posix.dirname(file) &&
      !tested.has(file) &&
      !HAS_OWN_FILE.test(file) &&
      readFileSync(file, "utf8").split("\n").length <= 15
    );
  });
  expect(unreasoned).toEqual([]);
});

test("every browser test is guarded, so that only crashes of the browser are repeated", async () => {
  const specs = (await sourceFiles()).filter((file) => file.endsWith(".spec.ts"));
  const unguarded = /^import \{[^}]*\btest\b[^}]*\} from "@playwright\/test";$/m;
  expect(specs).not.toEqual([]);
  expect(specs.filter((file) => unguarded.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("every property is checked with the seed of npm test, so that no run fails by chance", async () => {
  const files = (await sourceFiles()).filter((file) => /\.tsx?$/.test(file) && file !== "tests/structure.test.ts");
  const unseeded = /\bfc\.(?:assert|check)\(|import \{[^}]*\b(?:assert|check)\b[^}]*\} from "fast-check"/;
  expect(files.filter((file) => unseeded.test(readFileSync(file, "utf8")))).toEqual([
    "tests/asserting/assertProperty.ts",
  ]);
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
  const entryPoints = sources.filter((file) => /^bot\/(?:http|slack|mail|notify|inbox|jobs)\//.test(file));
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

test("an operation that evaluates amounts of policies for many people pauses, so that others get their answers", () => {
  const imports = importsOf(sources, VALUE_IMPORT);
  const evaluating = reaching(EVALUATIONS, imports);
  const heavy = new Set([...evaluating].filter((file) => file.startsWith("core/")));
  expect(heavy).toContain("core/ledger/dueEntries.ts");
  for (const step of FOR_ONE_PERSON.calculating) heavy.add(step);
  const silent = [...imports].flatMap(([file, imported]) =>
    file.startsWith("bot/operations/") &&
    [...imported].some((other) => heavy.has(other)) &&
    !PAUSE.test(readFileSync(file, "utf8"))
      ? file
      : [],
  );
  expect(silent.toSorted()).toEqual([...FOR_ONE_PERSON.reading, ...FOR_ONE_PERSON.calculating].toSorted());
});

test("the dashboard loads forms only when they open, because they would delay its first screen", () => {
  const imports = importsOf(sources, VALUE_IMPORT);
  const atOnce = new Set(["console/dashboard/main.tsx"]);
  for (const file of atOnce) for (const imported of imports.get(file) ?? []) atOnce.add(imported);
  expect(atOnce.size).toBeGreaterThan(100);
  const forms = [...atOnce].filter(
    (file) => imports.has(file) && / from "react-hook-form"/.test(readFileSync(file, "utf8")),
  );
  expect(forms).toEqual([]);
});

test("the server loads large packages in parts or when it needs them, because what it loads stays in memory", () => {
  expect(LARGE_IMPORT.test('import { addMilliseconds } from "date-fns";')).toBe(true);
  const programs = sources.filter((file) => /^(?:core|db|bot)\//.test(file));
  expect(programs.length).toBeGreaterThan(100);
  expect(programs.filter((file) => LARGE_IMPORT.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("a cycle is found", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  expect(cycles(imports)).toEqual([["b", "c"]]);
});

function reaching(goals: readonly string[], imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(goals);
  for (const one of found) {
    for (const [file, imported] of imports) if (imported.has(one)) found.add(file);
  }
  return found;
}

/** Returns groups of nodes that reach each other (Tarjan's strongly connected components). */
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
