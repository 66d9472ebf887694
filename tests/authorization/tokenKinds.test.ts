import { expect, test } from "@jest/globals";
import { type Scope, SCOPES } from "#core/keys/scopes.ts";
import { ROLES } from "#core/people/access/roles.ts";
import { CALLS } from "#bot/http/v1/calls/calls.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createServiceKey } from "#bot/operations/keys/createKey.ts";
import { createProvisioningToken } from "#bot/operations/provisioning/createProvisioningToken.ts";
import { keyOf } from "../arranging/keyOf.ts";
import { testClock, testOrganization } from "../arranging/testOrganization.ts";
import { type Answer, type Browser, httpServer } from "../servers/httpServer.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { DECLARED } from "./declarations/allRoutes.ts";
import { UNKNOWN } from "./targets.ts";

await testDatabase();
const { as, visitor, withKey } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const PEOPLE = { Employee: erin, Manager: manager, Admin: admin, Owner: owner };

type Clients = Record<string, Browser>;
const sessions: Clients = {};
const tokens: Record<string, string> = {
  "service key": await serviceKey(SCOPES),
  "provisioning token": (await createProvisioningToken(owner, { name: "Entra" })).token,
  "calendar link": (await createFeed(owner, { kind: "own" })).token,
};
for (const role of ROLES) {
  sessions[`session of ${role}`] = await as(PEOPLE[role]);
  tokens[`key of ${role}`] = (await keyOf(PEOPLE[role])).token;
}
const bearers: Clients = Object.fromEntries(Object.entries(tokens).map(([kind, token]) => [kind, withKey(token)]));
const everyClient = { nothing: visitor(), ...sessions, ...bearers };
const API_KEYS = [...ROLES.map((role) => `key of ${role}`), "service key"];
const cookie = sessions["session of Owner"]?.cookies() ?? "";

async function serviceKey(scopes: readonly Scope[]): Promise<string> {
  return (await createServiceKey(owner, { name: "Service", scopes, service: true })).token;
}

const withoutScope = new Map<Scope, Promise<string>>();

function call(route: string, client: Browser, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = "", path = ""] = route.split(" ");
  const address = path.replaceAll(/:\w+/g, UNKNOWN);
  return method === "GET" ? client.get(address, headers) : client.send(method as "POST", address, {}, headers);
}

async function knownAt(route: string, leftOut: readonly string[] = []): Promise<string[]> {
  const tried = Object.entries(everyClient).filter(([kind]) => !leftOut.includes(kind));
  const answers = tried.map(async ([kind, client]) => {
    const { status } = await call(route, client);
    return status === 401 ? [] : [kind];
  });
  return (await Promise.all(answers)).flat();
}

async function withCookie(route: string, kinds: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(kinds.map((kind) => call(route, bearers[kind] ?? visitor(), { cookie })));
  return answers.map(({ status }) => status);
}

const routes = [...new Set(DECLARED)];
const ofApi = routes.filter((route) => / \/api\/v1\/(?!openapi\.json)/.test(route));
const ofProvisioning = routes.filter((route) => / \/scim\/v2\//.test(route));

test.each(ofApi)("%s accepts only API keys, and refuses one with a cookie", async (route) => {
  expect(await knownAt(route, API_KEYS)).toEqual([]);
  expect(await withCookie(route, ["key of Owner", "service key"])).toEqual([400, 400]);
});

test.each(ofProvisioning)("%s accepts only provisioning tokens, and refuses one with a cookie", async (route) => {
  expect(await knownAt(route, ["provisioning token"])).toEqual([]);
  expect(await withCookie(route, ["provisioning token"])).toEqual([400]);
});

test.each(CALLS.flatMap(({ method, path, scope }) => (scope ? [[`${method} /api/v1${path}`, scope] as const] : [])))(
  "%s refuses a key that has every scope except its own",
  async (route, scope) => {
    const rest = withoutScope.get(scope) ?? serviceKey(SCOPES.filter((other) => other !== scope));
    withoutScope.set(scope, rest);
    expect(await call(route, withKey(await rest))).toMatchObject({ status: 403, body: { code: "missing_scope" } });
  },
);

test("only the token of a calendar link opens a calendar, without the header", async () => {
  const opened: string[] = [];
  for (const [kind, token] of Object.entries(tokens)) {
    const { status } = await visitor().get(`/calendars/${token}.ics`);
    if (status === 200) opened.push(kind);
    else expect(status).toBe(404);
    expect((await call("GET /calendars/unknown.ics", bearers[kind] ?? visitor())).status).toBe(404);
  }
  expect(opened).toEqual(["calendar link"]);
});

test.each([
  "GET /api/users",
  "POST /api/pto-requests",
  "PATCH /api/auth/user",
  "PUT /api/auth/password",
  "DELETE /api/keys/:id",
])("%s of the web accepts only sessions, and a key beside one changes nothing", async (route) => {
  expect(await knownAt(route)).toEqual(Object.keys(sessions));
  const [without] = await withCookie(route, ["nothing"]);
  expect(new Set(await withCookie(route, Object.keys(bearers)))).toEqual(new Set([without]));
});
