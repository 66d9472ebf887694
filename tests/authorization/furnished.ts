import { SCOPES } from "#core/keys/scopes.ts";
import { createServiceKey } from "#bot/operations/keys/createKey.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { createProvisioningToken } from "#bot/operations/provisioning/createProvisioningToken.ts";
import { foundTestOrganization, hire } from "../arranging/testOrganization.ts";
import type { Browser } from "../servers/httpServer.ts";
import { connect, type slackServer } from "../slack/slackCompany.ts";
import { freeDays } from "./freeDays.ts";
import type { Member } from "./organizations.ts";
import { onFreeDay } from "./targets.ts";
import { makeThing, PERSONAL_THINGS, SHARED_THINGS, type Thing } from "./things/things.ts";

const PLENTIFUL_DAYS = 300;
const PRIVATE: readonly Thing[] = ["key", "feed", "calendar", "session"];

export interface Furnished {
  clientOf: (entry: string) => Browser;
  ids: ReadonlyMap<Thing, readonly string[]>;
  owner: Member;
  person: Member;
}

export function workspaceOf(name: string) {
  const id = `T${name.toUpperCase()}`;
  return { id, name, users: [], channels: [{ id: "C1", name: "general", hasBot: true }] };
}

export async function furnished(
  name: string,
  count: number,
  server: Awaited<ReturnType<typeof slackServer>>,
): Promise<Furnished> {
  const founder = await foundTestOrganization(name);
  const owner: Member = { ...founder, role: "Owner" };
  const other: Member = { ...(await hire(founder, "Otto", "Owner")), role: "Owner" };
  const mona = await hire(founder, "Mona", "Manager", { managerId: owner.userId });
  const erin = await hire(founder, "Erin", "Employee", { managerId: mona.userId });
  const person: Member = { ...erin, role: "Employee", managerId: mona.userId };
  await editUser(owner, person.userId, { ptoBalanceOverride: PLENTIFUL_DAYS });
  await editUser(other, owner.userId, { ptoBalanceOverride: PLENTIFUL_DAYS });
  await connect(server.sandbox, owner, workspaceOf(name).id);
  const freeDayOf = freeDays();
  const ids = new Map<Thing, string[]>();
  const keep = (thing: Thing, id: string) => ids.set(thing, [...(ids.get(thing) ?? []), id]);
  let unique = count * 1000;
  const make = async (thing: Thing, of: Member, decider: Member) => {
    const making = { person: of, owner: decider, decider, unique: ++unique, signIn: server.as };
    return makeThing(
      thing,
      onFreeDay(making, () => freeDayOf(of)),
    );
  };
  for (let made = 0; made < count; made++) {
    for (const thing of SHARED_THINGS) keep(thing, await make(thing, person, owner));
    for (const thing of PERSONAL_THINGS) {
      const [erins, own] = [await make(thing, person, owner), await make(thing, owner, other)];
      keep(thing, PRIVATE.includes(thing) ? own : erins);
    }
  }
  const key = await createServiceKey(owner, { name: "Growth", scopes: SCOPES, service: true });
  const token = await createProvisioningToken(owner, { name: "Growth" });
  const [browser, api, scim] = [await server.as(owner), server.withKey(key.token), server.withKey(token.token)];
  const clientOf = (entry: string) => (/ \/api\/v1\//.test(entry) ? api : / \/scim\//.test(entry) ? scim : browser);
  return { clientOf, ids, owner, person };
}
