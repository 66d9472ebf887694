import { ROLES } from "#core/people/access/roles.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createProvisioningToken } from "#bot/operations/provisioning/createProvisioningToken.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { photoBody } from "../arranging/aPhoto.ts";
import { keyOf } from "../arranging/keyOf.ts";
import { PASSWORD } from "../arranging/testOrganization.ts";
import { isLetIn, whoseOf } from "../authorization/cells.ts";
import { AREAS } from "../authorization/declarations/allRoutes.ts";
import { type Member, twoOrganizations } from "../authorization/organizations.ts";
import { callOf, targets } from "../authorization/targets.ts";
import { standIn } from "../authorization/things/standIn.ts";
import { connect, type slackServer } from "../slack/slackCompany.ts";
import type { Seed } from "./Seed.ts";
import { slackSeeds } from "./slackSeeds.ts";

type Server = Awaited<ReturnType<typeof slackServer>>;

export interface StormWorld {
  seeds: Seed[];
  states: ReadonlyMap<string, Record<string, string>>;
}

const CELLS = 500;
const PEOPLE = ["Employee", "Manager", "Admin", "Owner"] as const;

export async function stormWorld(
  server: Server,
  { databaseUrl, teamId, suffix }: { databaseUrl: string; teamId: string; suffix: string },
): Promise<StormWorld> {
  const organizations = await twoOrganizations(suffix);
  const { viewers, personOf, ownerBeside } = organizations;
  await connect(server.sandbox, viewers.Owner, teamId);
  const { freeDayOf, newNumber, targetOf } = targets(server.as, Number(suffix) * CELLS);
  const states = new Map<string, Record<string, string>>([["visitor", {}]]);
  for (const role of ROLES) {
    states.set(role, { cookie: (await server.as(viewers[role])).cookies() });
    states.set(`key ${role}`, bearer((await keyOf(viewers[role])).token));
  }
  states.set("provider", bearer((await createProvisioningToken(viewers.Owner, { name: "Storm" })).token));
  const leaving = await standIn(viewers.Owner, ownerBeside(viewers.Owner), newNumber());
  states.set("leaving", { cookie: (await server.as(leaving)).cookies() });

  const seeds: Seed[] = [];
  for (const [entry, declaration] of Object.values(AREAS).flatMap((area) => Object.entries(area))) {
    const roles = PEOPLE.filter((role) => whoseOf(declaration).some((whose) => isLetIn(declaration.may, role, whose)));
    const role = roles.at(-1) ?? "Owner";
    const whose = whoseOf(declaration).find((one) => isLetIn(declaration.may, role, one)) ?? "ours";
    const person = declaration.of || declaration.inBody ? personOf(role, whose) : viewers[role];
    const call = callOf(entry, declaration, await targetOf(declaration, person, ownerBeside(person), false));
    const as = / \/scim\//.test(entry)
      ? ["provider"]
      : declaration.bySubstitute
        ? ["leaving"]
        : roles.map((one) => (/ \/api\/v1\//.test(entry) ? `key ${one}` : one));
    seeds.push({ ...call, encoding: "json", as: as.length > 0 ? as : ["visitor"], isFromSlack: false });
  }
  seeds.push(...accountSeeds(leaving), ...(await linkSeeds(viewers.Manager, personOf("Manager", "report"), freeDayOf)));
  const company = { teamId, employee: personOf("Manager", "report"), manager: viewers.Manager };
  seeds.push(...(await slackSeeds(server.sandbox, { ...company, deliver: () => server.deliver(databaseUrl) })));
  return { seeds, states };
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function accountSeeds({ email }: Member): Seed[] {
  const account = { email, password: PASSWORD };
  const aDayOff = { type: "vacation", startDate: "2027-09-06", endDate: "2027-09-06" };
  return [
    posting("/api/auth/login", account),
    posting("/api/auth/forgot-password", { email }),
    posting("/api/auth/reset-password", { token: "x".repeat(43), password: PASSWORD }),
    posting("/api/orgs/signup", { organizationName: "Storm", email: `new-${email}`, password: PASSWORD }),
    posting("/api/orgs/signup-simple", { organizationName: "Storm", email: `simple-${email}`, password: PASSWORD }),
    posting("/api/auth/password", { currentPassword: PASSWORD, newPassword: `${PASSWORD} too` }, "leaving"),
    posting("/api/auth/email", { email: `changed-${email}`, password: PASSWORD }, "leaving"),
    { ...posting("/api/auth/user/photo", photoBody(), "Employee"), method: "PUT" },
    { ...posting("/api/v1/requests", aDayOff, "key Employee"), headers: { "idempotency-key": "storm-1" } },
  ];
}

async function linkSeeds(manager: Member, person: Member, freeDayOf: (person: Member) => string): Promise<Seed[]> {
  const day = freeDayOf(person);
  const { id: requestId } = await submitRequest(person, { type: "vacation", startDate: day, endDate: day });
  const { organizationId, userId, email } = manager;
  const notification = {
    organizationId,
    id: crypto.randomUUID(),
    userId,
    email,
    requestId,
    version: 1,
    personId: person.userId,
  };
  const { approve, reject } = await makeDecisionTokens(notification);
  const feed = await createFeed(manager, { kind: "own" });
  return [
    linked("GET", `/mail/${approve}`),
    linked("POST", `/mail/${approve}`),
    linked("POST", `/mail/${approve}/undo`),
    linked("GET", `/mail/${reject}`),
    linked("GET", `/mail/email/${"x".repeat(43)}`),
    linked("POST", `/mail/email/${"x".repeat(43)}`),
    linked("GET", `/mail/confirm/${"x".repeat(43)}`),
    linked("POST", `/mail/confirm/${"x".repeat(43)}`),
    linked("GET", `/calendars/${feed.token}.ics`),
  ];
}

function posting(address: string, body: object, as = "visitor"): Seed {
  return { method: "POST", address, body, headers: {}, encoding: "json", as: [as], isFromSlack: false };
}

function linked(method: string, address: string): Seed {
  const body = method === "POST" ? { note: "From the email" } : undefined;
  return { method, address, body, headers: {}, encoding: "form", as: ["visitor"], isFromSlack: false };
}
