import type { Change } from "#core/live/Change.ts";
import { type Hint, HINTS } from "#core/live/Hint.ts";
import { isInQueueOf } from "#core/live/isInQueueOf.ts";
import { onlyAround, type People } from "#core/people/approver.ts";
import { groupBy } from "#core/groupBy.ts";
import { findCurrentDelegations } from "#db/queries/delegations/delegations.ts";
import { findCalendarViewers } from "#db/queries/live/findCalendarViewers.ts";
import {
  findHolders,
  findInDelegations,
  findTouchedCredits,
  findTouchedRequests,
  type TouchedRequest,
} from "#db/queries/live/findTouched.ts";
import { findDeciders } from "#db/queries/requests/deciders.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

const MANY_REQUESTS = 50;

const SHARED_HINTS = HINTS.filter((hint) => hint !== "inbox");

/** A hint names only a list to fetch again, never the change in the list. */
export async function hintsOf(
  organizationId: string,
  changes: readonly Change[],
  viewers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<Hint>>> {
  const byKind = groupBy(changes, ([kind]) => kind);
  const ids = (kind: Change[0]) => (byKind.get(kind) ?? []).map(([, id]) => id);
  const hinted = new Map<string, Set<Hint>>();
  const watching = new Set(viewers);
  const hint = (people: Iterable<string>, ...hints: readonly Hint[]) => {
    for (const id of people) {
      if (!watching.has(id)) continue;
      const known = hinted.get(id) ?? new Set();
      hinted.set(id, known);
      for (const one of hints) known.add(one);
    }
  };

  hint(ids("inbox"), "inbox");
  if (changes.every(([kind]) => kind === "inbox")) return hinted;
  const requests = await findTouchedRequests(organizationId, {
    requests: ids("request"),
    leaveChanges: ids("leave change"),
  });
  const credits = byKind.has("credit") ? await findTouchedCredits(organizationId, ids("credit")) : [];
  const decided = [...requests, ...credits];
  if (byKind.has("organization") || decided.length > MANY_REQUESTS) {
    hint(viewers, ...SHARED_HINTS);
    return hinted;
  }
  hint(
    decided.map(({ userId }) => userId),
    "requests",
  );
  hint(await queuesWith(organizationId, decided), "approvals");
  hint(await findHolders(organizationId, ids("balance")), "requests");
  hint(await findInDelegations(organizationId, ids("delegation")), "approvals", "requests");
  hint(ids("person"), ...SHARED_HINTS);
  const shown = groupBy(requests, ({ isHidden }) => isHidden);
  for (const isHidden of [false, true]) {
    const people = [...(shown.get(isHidden) ?? []).map(({ userId }) => userId), ...(isHidden ? [] : ids("person"))];
    hint(await findCalendarViewers(organizationId, { viewers, people, isHidden }), "calendar");
  }
  return hinted;
}

async function queuesWith(organizationId: string, requests: readonly TouchedRequest[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (requests.length === 0) return found;
  const delegations = await findCurrentDelegations(organizationId, operationsRuntime().clock.now());
  const byDelegate = groupBy(delegations, ({ delegateId }) => delegateId);
  const besides = delegations.flatMap(({ approverId, delegateId }) => [approverId, delegateId]);
  const asked = requests.map((request) => ({ ...request, besides }));
  const deciders = new Map((await findDeciders(organizationId, asked)).map((one) => [one.id, one]));
  for (const request of requests) {
    const around = deciders.get(request.id);
    const people: People = around ? onlyAround(around.ids, around.people) : new Map();
    for (const person of people.values()) {
      if (isInQueueOf(person, request, people, byDelegate.get(person.id) ?? [])) found.add(person.id);
    }
  }
  return found;
}
