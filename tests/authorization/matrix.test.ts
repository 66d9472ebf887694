import { expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import type { Answer } from "../servers/httpServer.ts";
import { unfilteredStatements } from "./unfilteredStatements.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { isLetIn, isLetInSomewhere } from "./cells.ts";
import type { Declaration } from "./Declaration.ts";
import { AREAS, DECLARED, fileOf } from "./declarations/allRoutes.ts";
import { matrix } from "./matrix.ts";
import { routesOf } from "./routesOf.ts";
import { type Secret, secretsIn, secretsInCsv, textsIn } from "./secrets.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";
import { strangersOf, triesOf, type Try } from "./tries.ts";

jest.setTimeout(60_000);
const statements = new Set<string>();
await testDatabase({ onStatement: (sql) => void statements.add(sql) });
const { app, authorizationReads, tryCell, tryForeign, trySignedOut } = await matrix();

const entries = Object.values(AREAS).flatMap((area) => Object.entries(area));
const withObject = entries.filter(([, { of, inBody, may }]) => (of ?? inBody) && may !== "anyone");

test("every route of the routers is declared", () => {
  const missing = routesOf(app).filter((route) => !DECLARED.includes(route));
  expect(missing.map((route) => `${route}: say in ${fileOf(route)} who may use it`)).toEqual([]);
});

test("every declared route exists", () => {
  const routes = routesOf(app);
  expect(DECLARED.filter((route) => !routes.includes(route))).toEqual([]);
});

test.each(entries)("%s refuses every signed-out caller unless it is for anyone", async (entry, declaration) => {
  const { status } = await trySignedOut(entry, declaration);
  expect(status).toBe(declaration.may === "anyone" ? answeredBy(declaration, "ours", status) : 401);
});

interface Cell extends Try {
  answer: Answer;
}

const tried = new Map<string, Promise<Cell[]>>();
let analyzesAt = 0;
function cellsOf(entry: string, declaration: Declaration): Promise<Cell[]> {
  const known = tried.get(entry) ?? tryAll(entry, declaration);
  tried.set(entry, known);
  return known;
}

async function tryAll(entry: string, declaration: Declaration): Promise<Cell[]> {
  if (tried.size >= analyzesAt) {
    analyzesAt = Math.max(20, 2 * tried.size);
    await database().pool.query("ANALYZE");
  }
  const cells: Cell[] = [];
  for (const { caller, whose } of triesOf(entry, declaration)) {
    cells.push({ caller, whose, answer: await tryCell(entry, declaration, caller, whose) });
  }
  return cells;
}

test.each(entries)(
  "%s lets in the declared roles on the declared objects, and no others",
  async (entry, declaration) => {
    const { may, refuses = 403 } = declaration;
    const seen: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const { caller, whose, answer } of await cellsOf(entry, declaration)) {
      const { role, isService } = caller;
      const { status } = answer;
      const cell = `${isService ? "service key" : role}: ${whose}`;
      seen[cell] = status;
      wanted[cell] = isLetIn(may, role, whose) ? answeredBy(declaration, whose, status) : refuses;
    }
    expect(seen).toEqual(wanted);
  },
);

test.each(entries)("%s shows sensitive fields to the declared viewers only", async (entry, declaration) => {
  const { shows = {}, mayShow = {} } = declaration;
  const shown = new Set<string>();
  const undeclared: string[] = [];
  for (const { caller, whose, answer } of await cellsOf(entry, declaration)) {
    const { role } = caller;
    for (const secret of shownIn(answer)) {
      shown.add(secret);
      if (!isLetIn(shows[secret] ?? mayShow[secret] ?? [], role, whose))
        undeclared.push(`${secret} to ${role}: ${whose}`);
    }
  }
  expect(undeclared).toEqual([]);
  expect(Object.keys(shows).filter((secret) => !shown.has(secret))).toEqual([]);
});

test.each(withObject)(
  "%s answers about another organization's object as if it didn't exist",
  async (entry, declaration) => {
    const { may, foreign = 404, refuses = 403 } = declaration;
    for (const caller of strangersOf(entry)) {
      const { role } = caller;
      const [there, nowhere] = await tryForeign(entry, declaration, caller);
      expect({ role, status: there.status }).toEqual({ role, status: isLetInSomewhere(may, role) ? foreign : refuses });
      expect({ role, status: there.status, body: there.body }).toEqual({
        role,
        status: nowhere.status,
        body: nowhere.body,
      });
    }
  },
);

test("only the API and provisioning read the Authorization header, so no key or token changes another response", () => {
  const readers = [...authorizationReads].filter((request) => !/^\S+ \/(api\/v1|scim\/v2)\//.test(request));
  expect(readers).toEqual([]);
  expect(authorizationReads.size).toBeGreaterThan(0);
});

test("every statement restricts the rows of each table to an organization, so that tables can be distributed by it", async () => {
  expect(await unfilteredStatements([...statements])).toEqual([]);
});

function shownIn({ status, headers, body }: Answer): Set<Secret> {
  if (status >= 300) return new Set(textsIn(JSON.stringify(body) ?? ""));
  const shown = headers.get("content-type")?.startsWith("text/csv") ? secretsInCsv(String(body)) : secretsIn(body);
  return new Set([...shown, ...textsIn(headers.get("content-disposition") ?? "")]);
}

function answeredBy({ answers }: Declaration, whose: OwnerRelation, status: number): number {
  const declared = typeof answers === "object" ? answers[whose] : answers;
  return declared ?? (status >= 200 && status < 300 ? status : 200);
}
