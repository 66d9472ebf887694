import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import * as fc from "fast-check";
import { expect, jest, test } from "@jest/globals";
import { SCOPES } from "#core/keys/scopes.ts";
import { database } from "#db/connect.ts";
import { createServiceKey } from "#bot/operations/keys/createKey.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { keyOf } from "#tests/arranging/keyOf.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { type DocumentSchema, valueOf } from "#tests/openapi/valueOf.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { memoryInUse } from "#tests/soak/memoryInUse.ts";
import { IS_LONG, shortOrLong } from "#tests/soak/shortOrLong.ts";
import { openApi } from "./document/openApi.ts";

const CALLS_MADE = shortOrLong(1500, 100_000);
const MEMORY = shortOrLong({ from: 1000, growth: 1.1 }, { from: 2000, growth: 1.5 });
const CALLS_A_MINUTE = 250;
jest.setTimeout(shortOrLong(300_000, 4 * 60 * 60_000));

await testDatabase();
const clock = testClock();
const { withKey } = await httpServer(clock);
const { owner, manager, erin, ezra } = await testOrganization();
const tokens = await Promise.all([
  ...[owner, manager, erin].map((who) => keyOf(who)),
  createServiceKey(owner, { name: "All", scopes: SCOPES, service: true }),
]);
const keys = tokens.map(({ token }) => withKey(token));
const dayOff = (startDate: string) => ({ type: "vacation", startDate, endDate: startDate });
const requests = [await submitRequest(erin, dayOff("2027-03-08")), await submitRequest(ezra, dayOff("2027-03-09"))];
const holiday = await addHoliday(owner, owner.officeId, { name: "Founders' Day", date: "2027-06-01" });
const team = await createTeam(owner, { name: "Support", leadIds: [manager.userId], memberIds: [erin.userId] });

const people = [owner, manager, erin, ezra].map(({ userId }) => userId);
const ids: Record<string, string[]> = {
  people,
  requests: requests.map(({ id }) => id),
  teams: [team.id],
  offices: [owner.officeId],
  holidays: [holiday.id],
};
const known = {
  userId: people,
  managerId: people,
  leadIds: [people],
  memberIds: [people],
  teamId: [team.id],
  officeId: [owner.officeId],
  type: ["vacation", "sick", "personal"],
  startDate: ["2027-03-08", "2027-05-03"],
  endDate: ["2027-05-04"],
};

const document = openApi("https://awayday.example") as unknown as {
  paths: Record<string, Record<string, Operation>>;
};
interface Operation {
  parameters: { name: string; in: "path" | "query" | "header"; schema: DocumentSchema }[];
  requestBody?: { content: { "application/json": { schema: DocumentSchema } } };
  responses: Record<string, { $ref?: string; content?: object }>;
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({ $id: "https://awayday.example/api", ...document });

function assertDescribed(call: (typeof operations)[number], status: number, body: unknown): void {
  const described = call.responses[status];
  if (!described) throw new Error(`${call.method} ${call.path} answers ${status}, which the document doesn't describe`);
  if (status === 204) return;
  const inPath = `/paths/${call.path.replaceAll("/", "~1")}/${call.method.toLowerCase()}/responses/${status}`;
  const place = `${described.$ref?.slice(1) ?? inPath}/content/application~1json/schema`;
  const isValid = ajv.getSchema(`https://awayday.example/api#${encodeURI(place)}`);
  if (!isValid) throw new Error(`${place} has no schema`);
  if (!isValid(body)) throw new Error(`${call.method} ${call.path}, ${status}: ${ajv.errorsText(isValid.errors)}`);
}

const aCall = fc.oneof(...operations.map(generated));

function generated(call: (typeof operations)[number]) {
  const here = { ...known, id: ids[call.path.split("/")[1] ?? ""] ?? people };
  const values = call.parameters.map(({ name, schema }) => [name, valueOf(schema, here, name)] as const);
  const optional = call.parameters.filter((parameter) => parameter.in !== "path").map(({ name }) => name);
  const requiredKeys = values.map(([name]) => name).filter((name) => !optional.includes(name) || name in here);
  const schema = call.requestBody?.content["application/json"].schema;
  return fc.record({
    call: fc.constant(call),
    key: fc.constantFrom(...keys),
    given: fc.record(Object.fromEntries(values), { requiredKeys }),
    body: schema ? valueOf(schema, here) : fc.constant(undefined),
  });
}

function headersOf({ "Idempotency-Key": key }: Record<string, unknown>): Record<string, string> {
  return typeof key === "string" && /^[\x20-\x7e]*$/.test(key) ? { "idempotency-key": key } : {};
}

function textOf(value: unknown): string {
  return Buffer.from(typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toString();
}

function addressOf({ path, parameters }: (typeof operations)[number], given: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    if (place === "query" && name in given) query.set(name, textOf(given[name]));
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(given[name]) || "x"));
  return `/api/v1${filled}?${query.toString()}`;
}

test("generated calls never fail on the server, fill no memory, and get answers that the document describes", async () => {
  const statuses = new Map<number, number>();
  let made = 0;
  let memory = 0;
  const property = fc.asyncProperty(aCall, async ({ call, key, given, body }) => {
    if (++made % CALLS_A_MINUTE === 0) clock.setInstant(new Date(clock.now().getTime() + 60_000));
    if (made === MEMORY.from) memory = memoryInUse();
    const address = addressOf(call, given);
    const { status, body: answer } = await (call.method === "GET"
      ? key.get(address)
      : key.send(call.method as "POST", address, body, headersOf(given)));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`${call.method} ${address} failed with ${status}`);
    assertDescribed(call, status, answer);
  });
  await assertProperty(property, { numRuns: CALLS_MADE, endOnFailure: true });
  const { rows } = await database().pool.query("SELECT count(*)::int AS events FROM audit_events WHERE source = 'api'");
  expect(rows[0].events).toBeGreaterThan(IS_LONG ? CALLS_MADE / 100 : CALLS_MADE / 50);
  for (const status of [200, 201, 400, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(CALLS_MADE / 1000);
  const grown = memoryInUse() / memory;
  if (IS_LONG) process.stdout.write(`${JSON.stringify({ made, grown, statuses: Object.fromEntries(statuses) })}\n`);
  expect(grown).toBeLessThan(MEMORY.growth);
});
