import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { requestsPage } from "#scripts/docs/requestsPage.ts";
import { importsOf, VALUE_IMPORT } from "#tests/asserting/importsOf.ts";

const MAX_FILES = 30;
const page = readFileSync("docs/requests.md", "utf8");
const steps = between("## 1. A person", "## Only for some requests");
const someRequests = between("## Only for some requests", "## Beside the form");
const besideForm = between("## Beside the form", "## Shared by every call");
const shared = between("## Shared by every call", "## Delivery");
const delivery = between("## Delivery", "## Other ways");

test("the life cycle in docs/requests.md matches the table in core: npm run requests-doc writes it", () => {
  expect(page).toBe(requestsPage(page));
});

test("every file that docs/requests.md names exists", () => {
  expect(placesIn(page).length).toBeGreaterThan(MAX_FILES);
  expect(placesIn(page).filter((place) => !existsSync(place))).toEqual([]);
});

test("a request takes at most 30 files up to the queue of notifications", () => {
  expect(placesIn(steps).length).toBeLessThanOrEqual(MAX_FILES);
});

test("the steps list every file that the operation runs, unless only some requests or all calls run it", () => {
  const ofOperation = placesIn(steps).filter((file) => !/^(?:console|bot\/http)\//.test(file));
  expect(followed().onTheWay.toSorted()).toEqual(ofOperation.toSorted());
});

test("the files that only some requests need are imported by those of the steps", () => {
  const { onTheWay, beside } = followed();
  expect(placesIn(someRequests).filter((file) => !onTheWay.includes(file) && !beside.includes(file))).toEqual([]);
});

test("the form leads to the operation through the files of the first step", () => {
  const [form = "", ...others] = placesIn(between("## 1.", "## 2."));
  const route = others.pop() ?? "";
  expect([...(importsOf([form]).get(form) ?? [])]).toEqual(expect.arrayContaining(others));
  expect([...importedBy(route)]).toContain("bot/operations/requests/submitRequest.ts");
});

test("the page lists every file of requests that the form imports", () => {
  const [form = ""] = placesIn(steps);
  const listed = [...placesIn(steps), ...placesIn(besideForm)];
  const ofRequests = [...importedBy(form)].filter((file) => file.startsWith("console/dashboard/requests/"));
  expect(ofRequests.filter((file) => !listed.some((place) => file.startsWith(place)))).toEqual([]);
  expect(ofRequests.length).toBeGreaterThan(5);
});

test("no rule or step of requests counts as shared by every call", () => {
  expect(placesIn(shared).filter((place) => /^(?:core|bot\/operations|db\/queries)\/requests\//.test(place))).toEqual(
    [],
  );
});

test("delivery has its own list of files, which submitting doesn't read", () => {
  const files = placesIn(delivery);
  expect(files).toContain("bot/notify/messageBody.ts");
  expect(files.filter((file) => steps.includes(file))).toEqual([]);
});

function followed(): { onTheWay: string[]; beside: string[] } {
  const elsewhere = [...placesIn(someRequests), ...placesIn(shared)];
  const isElsewhere = (file: string) =>
    /^(?:core|db)\/[^/]+$/.test(file) ||
    (!placesIn(steps).includes(file) &&
      elsewhere.some((place) => (place.endsWith("/") ? file.startsWith(place) : file === place)));
  const onTheWay = new Set(["bot/operations/requests/submitRequest.ts"]);
  const beside = new Set<string>();
  for (const file of onTheWay) {
    if (file.startsWith("db/queries/")) continue;
    for (const imported of importedBy(file)) (isElsewhere(imported) ? beside : onTheWay).add(imported);
  }
  return { onTheWay: [...onTheWay], beside: [...beside] };
}

function importedBy(file: string): Set<string> {
  return importsOf([file], VALUE_IMPORT).get(file) ?? new Set();
}

function between(start: string, end: string): string {
  const [, rest = ""] = page.split(start);
  return rest.split(end)[0] ?? "";
}

function placesIn(text: string): string[] {
  const found = [...text.matchAll(/`((?:bot|console|core|db)\/(?:[\w./-]+\.tsx?|[\w/-]*\/))`/g)];
  return [...new Set(found.map(([, place = ""]) => place))];
}
