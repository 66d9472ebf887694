import type { Scope } from "#core/keys/scopes.ts";
import { type Role, ROLES } from "#core/people/access/roles.ts";
import { CALLS } from "#bot/http/v1/calls/calls.ts";
import { createServiceKey } from "#bot/operations/keys/createKey.ts";
import { createProvisioningToken } from "#bot/operations/provisioning/createProvisioningToken.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import type { Answer, Browser } from "../servers/httpServer.ts";
import { connect, slackServer, TEAM } from "../slack/slackCompany.ts";
import { keyOf } from "../arranging/keyOf.ts";
import { testClock } from "../arranging/testOrganization.ts";
import { authorizationReads } from "./authorizationReads.ts";
import { isLetIn } from "./cells.ts";
import type { Declaration, Target } from "./Declaration.ts";
import { type Member, twoOrganizations } from "./organizations.ts";
import { aThread } from "./aThread.ts";
import { callOf, onFreeDay, targets, UNKNOWN } from "./targets.ts";
import { standIn } from "./things/standIn.ts";
import type { Caller } from "./tries.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

const GOOGLE = {
  clientId: "client",
  clientSecret: "secret",
  authorizationUrl: undefined,
  tokenUrl: undefined,
  userinfoUrl: undefined,
  picturesUrl: undefined,
};
const WORKSPACE = { id: TEAM, name: "Ours", users: [], channels: [{ id: "C1", name: "general", hasBot: true }] };

const isApi = (entry: string) => / \/api\/v1\//.test(entry);
const isProvisioning = (entry: string) => / \/scim\/v2\//.test(entry);
const SCOPE_OF = new Map(CALLS.map(({ method, path, scope }) => [`${method} /api/v1${path}`, scope]));

export async function matrix() {
  const server = await slackServer(testClock(), [WORKSPACE], { google: GOOGLE });
  const reads = authorizationReads(Number(new URL(server.url).port));
  const organizations = await twoOrganizations();
  const { viewers, personOf, ownerBeside, foreign, everyone } = organizations;
  await connect(server.sandbox, viewers.Owner, TEAM);
  const browsers = new Map<Role, Browser>();
  const keys = new Map<Role, Browser>();
  for (const role of ROLES) {
    browsers.set(role, await server.as(viewers[role]));
    const { token } = await keyOf(viewers[role]);
    keys.set(role, server.withKey(token));
  }
  const { token } = await createProvisioningToken(viewers.Owner, { name: "Matrix" });
  const provider = server.withKey(token);
  const services = new Map<Scope, Promise<Browser>>();
  const newService = async (scope: Scope) => {
    const wanted = { name: `Matrix ${scope}`, scopes: [scope], service: true };
    return server.withKey((await createServiceKey(viewers.Owner, wanted)).token);
  };
  const serviceOf = (entry: string): Promise<Browser> => {
    const scope = SCOPE_OF.get(entry.replace(/ \(.*$/, "")) ?? "people:read";
    const known = services.get(scope) ?? newService(scope);
    services.set(scope, known);
    return known;
  };
  const clientOf = async (entry: string, { role, isService }: Caller): Promise<Browser> => {
    if (isProvisioning(entry)) return provider;
    if (isService) return serviceOf(entry);
    return (isApi(entry) ? keys : browsers).get(role)!;
  };
  const { freeDayOf, newNumber, targetOf } = targets(server.as);
  for (const viewer of Object.values(viewers)) {
    const day = freeDayOf(viewer);
    await submitRequest(viewer, { type: "sick", startDate: day, endDate: day, notes: "Between us" });
  }
  for (const person of everyone) await aThread(person, freeDayOf(person));

  const asTwin = async (declaration: Declaration, entry: string, viewer: Member, person: Member) => {
    const twin = await standIn(viewer, ownerBeside(viewer), newNumber());
    const browser = await server.as(twin);
    if (person.userId !== viewer.userId) {
      return sendTo(browser, entry, declaration, await targetOf(declaration, person, ownerBeside(person), true));
    }
    const target = await targetOf({ ...declaration, of: "person" }, twin, ownerBeside(twin), true);
    return sendTo(browser, entry, declaration, target);
  };

  return {
    ...server,
    ...organizations,
    authorizationReads: reads,
    tryCell: async (entry: string, declaration: Declaration, caller: Caller, whose: OwnerRelation): Promise<Answer> => {
      const { role } = caller;
      const viewer = viewers[role];
      const person = declaration.of || declaration.inBody ? personOf(role, whose) : viewer;
      const mayUse = isLetIn(declaration.may, role, whose);
      const mayChange = mayUse && !entry.startsWith("GET ");
      const needsTwin =
        declaration.bySubstitute === "always" || (declaration.bySubstitute === "own" && whose === "own");
      if (needsTwin && (mayUse || whose === "own")) return asTwin(declaration, entry, viewer, person);
      return sendTo(
        await clientOf(entry, caller),
        entry,
        declaration,
        await targetOf(declaration, person, ownerBeside(person), mayChange, viewer),
      );
    },
    tryForeign: async (
      entry: string,
      declaration: Declaration,
      caller: Caller,
    ): Promise<[there: Answer, nowhere: Answer]> => {
      const target = await targetOf(declaration, foreign.person, foreign.owner, false);
      const unknown = onFreeDay({ ...target, id: UNKNOWN, personId: UNKNOWN }, () => target.freeDay);
      const browser = await clientOf(entry, caller);
      return [await sendTo(browser, entry, declaration, target), await sendTo(browser, entry, declaration, unknown)];
    },
    trySignedOut: async (entry: string, declaration: Declaration): Promise<Answer> => {
      const person = personOf("Owner", "other");
      return sendTo(
        server.visitor(),
        entry,
        declaration,
        await targetOf(declaration, person, ownerBeside(person), false),
      );
    },
  };
}

function sendTo(browser: Browser, entry: string, declaration: Declaration, target: Target): Promise<Answer> {
  const { method, address, body, headers } = callOf(entry, declaration, target);
  if (method === "GET") return browser.get(address, headers);
  return browser.send(method as "POST" | "PATCH" | "PUT" | "DELETE", address, body, headers);
}
