import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import { findSickOverLeave } from "#db/queries/requests/givenBack.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { amountsGivenBack } from "./amountsGivenBack.ts";
import { peopleSeenWhole } from "./peopleSeenWhole.ts";

/** Adds to pending sick leave what its approval would give back of other leave, as sentences for a person. */
export async function withGivenBack<Pending extends RequestView & { type: LeaveType }>(
  organizationId: string,
  requests: Pending[],
  readerId: string,
): Promise<(Pending & { givesBack?: readonly string[] })[]> {
  const sick = requests.filter(({ type, change }) => type === SICK && !change).map(({ id }) => id);
  if (sick.length === 0) return requests;
  const over = await findSickOverLeave(organizationId, sick);
  if (over.size === 0) return requests;
  const given = new Map<string, string[]>();
  const giving = requests.filter(({ id }) => over.has(id));
  const people = giving.map(({ userId }) => userId);
  const insiders = await peopleSeenWhole(organizationId, people, readerId);
  for (const request of giving) {
    const amounts = await amountsGivenBack(organizationId, request);
    given.set(request.id, givenBackWords(amounts, { isInsider: insiders.has(request.userId) }));
  }
  return requests.map((request) => ({ givesBack: given.get(request.id) ?? [], ...request }));
}
