import { SICK } from "#core/leave/LeaveType.ts";
import type { AmountGivenBack } from "#core/requests/giveBack/givenBackWords.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findAmountsGivenBack } from "#db/queries/requests/givenBack.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { type LeaveUnder, leaveUnder } from "./leaveUnder.ts";

export async function amountsGivenBack(
  organizationId: string,
  request: Pick<RequestView, "id" | "userId" | "type" | "status" | "decidedAt" | "change" | keyof Span>,
): Promise<AmountGivenBack[]> {
  const { change } = request;
  if (request.type !== SICK || change?.isCancellation) return [];
  if (request.status === "approved") {
    return change
      ? findAmountsGivenBack(organizationId, change.requestId, request)
      : findAmountsGivenBack(organizationId, request.id);
  }
  if (request.status !== "pending") return [];
  const person = await findPerson(organizationId, request.userId);
  if (!person) return [];
  return amountsOf(await leaveUnder(person, request, { now: operationsRuntime().clock.now() }));
}

export function amountsOf(under: readonly LeaveUnder[]): AmountGivenBack[] {
  return under.map(({ leave: { type, typeName, unit }, visibility, isChanging, minutes }) => {
    return { type, typeName, unit, visibility, isChanging, minutes };
  });
}
