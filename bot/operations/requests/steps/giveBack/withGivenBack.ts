import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import { findSickOverLeave } from "#db/queries/requests/givenBack.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { amountsGivenBack } from "./amountsGivenBack.ts";

/** Adds to pending sick leave what its approval would give back of other leave, as sentences. */
export async function withGivenBack<Pending extends RequestView & { type: LeaveType }>(
  organizationId: string,
  requests: Pending[],
): Promise<(Pending & { givesBack?: readonly string[] })[]> {
  const sick = requests.filter(({ type, change }) => type === SICK && !change).map(({ id }) => id);
  if (sick.length === 0) return requests;
  const over = await findSickOverLeave(organizationId, sick);
  if (over.size === 0) return requests;
  const given = new Map<string, string[]>();
  for (const request of requests.filter(({ id }) => over.has(id))) {
    given.set(request.id, givenBackWords(await amountsGivenBack(organizationId, request)));
  }
  return requests.map((request) => ({ givesBack: given.get(request.id) ?? [], ...request }));
}
