import { approverOfDelegate, authorityOf, type DelegationTo } from "#core/delegations/authorityOf.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { mayOpenPerson } from "#core/people/access/mayOpenPerson.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { mayDecide } from "#core/requests/approval/mayDecideRequest.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { findDeciders } from "#db/queries/requests/deciders.ts";
import { findPendingIds } from "#db/queries/requests/pending/findPendingIds.ts";
import { findWaitingFor } from "#db/queries/requests/pending/findWaiting.ts";
import type { PendingScope } from "#db/queries/requests/pending/pendingScope.ts";
import { isUpToDate, seenUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { readInTurn } from "#bot/operations/turns/readInTurn.ts";
import { withApprovalRefusals } from "./giveBack/withApprovalRefusals.ts";
import { type TeamRequest, teamRequests, type TeamRequests } from "./teamRequests.ts";

export async function requestsToDecide(me: Person, now: Date, among?: readonly string[]): Promise<TeamRequests> {
  const { organizationId, leaveYearStartsIn, zone } = me;
  const { scope, actingFor } = await decidableBy(me, now);
  const at = { now, zone, leaveYearStartsIn, among, reader: me };
  const load = async () => {
    const found = await readInTurn(organizationId, () => teamRequests(organizationId, scope, at));
    const theirs = actingFor
      ? found.requests.flatMap((request) => {
          const approver = actingFor.get(request.id);
          return actingFor.has(request.id) ? { ...request, ...(approver && { actingFor: approver }) } : [];
        })
      : found.requests;
    const withPages = await withPersonPages(me, scope, theirs);
    return { ...found, requests: await withApprovalRefusals(organizationId, withPages, me.id, now) };
  };
  const found = await load();
  const behind = found.requests.flatMap(({ posting, userId }) => (isUpToDate(posting, now) ? [] : userId));
  if (behind.length === 0) return found;
  for (const id of new Set(behind)) {
    const person = await findPerson(organizationId, id);
    if (person) await seenUpToDate(person, now);
  }
  return load();
}

export async function idsToDecide(me: Person, now: Date, most: number): Promise<string[]> {
  const { scope, actingFor } = await decidableBy(me, now);
  return actingFor ? [...actingFor.keys()].slice(0, most) : findPendingIds(me.organizationId, scope, most);
}

async function withPersonPages(me: Person, scope: PendingScope, requests: TeamRequest[]): Promise<TeamRequest[]> {
  if (isAtLeast(me.role, "Admin") || scope.of === "below") {
    return requests.map((request) => ({ hasPage: true, ...request }));
  }
  if (!isAtLeast(me.role, "Manager") || requests.length === 0) return requests;
  const people = await peopleAround(me.organizationId, [...new Set(requests.map(({ userId }) => userId))]);
  return requests.map((request) => {
    const person = people.get(request.userId);
    return { hasPage: person !== undefined && mayOpenPerson(me, person, people), ...request };
  });
}

interface Decidable {
  scope: PendingScope;
  actingFor?: ActingFor;
}

type ActingFor = ReadonlyMap<string, { id: string; name: string } | undefined>;

async function decidableBy(me: Person, now: Date): Promise<Decidable> {
  const delegations = (await findDelegationsTo(me, now)).filter(({ state }) => state === "current");
  if (delegations.length === 0) {
    assertMay(me.role, "readTeamRequests");
    return { scope: await scopeOf(me) };
  }
  return readInTurn(me.organizationId, () => decidableByDelegate(me, delegations));
}

async function decidableByDelegate(me: Person, delegations: readonly DelegationTo[]): Promise<Decidable> {
  const { organizationId } = me;
  const ids = [me.id, ...delegations.map(({ approverId }) => approverId)];
  const pending = await findWaitingFor(organizationId, ids);
  const asked = pending.map((request) => ({ ...request, besides: ids }));
  const around = new Map((await findDeciders(organizationId, asked)).map((one) => [one.id, one.people]));
  const actingFor = new Map<string, { id: string; name: string } | undefined>();
  const pauses = new Pauses();
  for (const request of pending) {
    await pauses.take();
    const people = around.get(request.id);
    const decider = people?.get(me.id);
    const authority = people && decider && authorityOf(decider, request, people, delegations);
    if (authority) actingFor.set(request.id, approverOfDelegate(authority));
  }
  const requesters = pending.filter(({ id }) => actingFor.has(id)).map(({ userId }) => userId);
  return { scope: { of: "people in", userIds: [...new Set(requesters)] }, actingFor };
}

async function scopeOf(me: Person): Promise<PendingScope> {
  if (!isAtLeast(me.role, "Admin")) return { of: me.hasPolicyDocuments ? "decidable" : "below", userId: me.id };
  const people = await peopleAround(me.organizationId, [me.id]);
  const self = people.get(me.id);
  return self && mayDecide(self, self, people) ? { of: "everyone" } : { of: "everyone but", userId: me.id };
}
