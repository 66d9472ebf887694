import { beforeAll, expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { testClock } from "../arranging/testOrganization.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { slackServer } from "../slack/slackCompany.ts";
import type { Declaration } from "./Declaration.ts";
import { AREAS } from "./declarations/allRoutes.ts";
import { type Furnished, furnished, workspaceOf } from "./furnished.ts";
import { callOf, UNKNOWN } from "./targets.ts";

jest.setTimeout(60_000);
const FEW = 1;
const MANY = 3;
const WITHOUT_ROWS = ["GET /api/events", "GET /scim/v2/ResourceTypes/:name", "GET /scim/v2/Schemas/:name"];
const GROWING: [statement: RegExp, reason: string][] = [
  [/^SELECT count\(\*\)::int AS total FROM/, "a list that doesn't fit on its page is counted once"],
  [/^FETCH \d+ FROM pieces$|^SET LOCAL cursor_tuple_fraction/, "a file is written 100 or 250 rows at a time"],
  [/FROM evidence_parts/, "an export contains files, which are read in parts"],
];
const LATER = /pg_notify|INTO token_calls/;

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => void (LATER.test(sql) || statements.push(sql)) });
const server = await slackServer(testClock(), [workspaceOf("Few"), workspaceOf("Many")]);

let few: Furnished;
let many: Furnished;
beforeAll(async () => {
  few = await furnished("Few", FEW, server);
  many = await furnished("Many", MANY, server);
  await database().pool.query("ANALYZE");
}, 120_000);

type Measured = Awaited<ReturnType<typeof measured>>;

async function measured(entry: string, declaration: Declaration, { clientOf, ids, owner, person }: Furnished) {
  const id = (declaration.of && ids.get(declaration.of)?.at(-1)) ?? UNKNOWN;
  const target = { id, personId: person.userId, officeId: owner.officeId, unique: 0, freeDay: "2028-01-03" };
  const query = entry.endsWith("/what-if") ? { query: `?ids=${ids.get("request")?.join(",")}`, answers: 200 } : {};
  const { address, headers } = callOf(entry, { ...declaration, ...query }, target);
  statements.length = 0;
  const { status } = await clientOf(entry).get(address, headers);
  return { status, count: statements.length, statements: [...statements] };
}

const pages = Object.values(AREAS)
  .flatMap((area) => Object.entries(area))
  .filter(([entry, { may }]) => entry.startsWith("GET ") && may !== "anyone" && !WITHOUT_ROWS.includes(entry));

test.each(pages)("%s runs as many statements for many rows as for few", async (entry, declaration) => {
  let [one, other] = [await measured(entry, declaration, few), await measured(entry, declaration, many)];
  if (one.count !== other.count) {
    [one, other] = [await measured(entry, declaration, few), await measured(entry, declaration, many)];
  }
  const { answers } = declaration;
  const wanted = typeof answers === "number" && !entry.endsWith("/what-if") ? answers : 200;
  expect([one.status, other.status]).toEqual([wanted, wanted]);
  expect(grown(one, other).filter(({ sql }) => !GROWING.some(([allowed]) => allowed.test(sql)))).toEqual([]);
});

function grown(one: Measured, other: Measured): { sql: string; before: number; after: number }[] {
  if (one.count === other.count) return [];
  const times = ({ statements: all }: Measured, sql: string) => all.filter((each) => each === sql).length;
  return [...new Set(other.statements)].flatMap((sql) => {
    const [before, after] = [times(one, sql), times(other, sql)];
    return after > before ? [{ sql, before, after }] : [];
  });
}
