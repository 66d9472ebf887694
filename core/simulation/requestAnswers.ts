import type { IsoDate } from "#core/calendar/dates.ts";
import { exact, ONE, Fraction, ZERO } from "#core/policies/document/exact.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { eventsOf } from "#core/policies/facts/PolicyEvent.ts";
import { needsEvidence, unpaidPart } from "#core/requests/booking/conditionTexts.ts";
import { documentCost } from "./documentCost.ts";
import { isBookable, isBookableAmount, dependsOnDates } from "./isBookable.ts";
import { noticeOf } from "#core/requests/booking/startRefusals.ts";
import { firstMatching } from "#core/policies/document/bookingRule.ts";

/** Throws `MissingFact` if a required fact is missing. */
export function cost(facts: GrantCase): Fraction {
  const { from, to, amount } = requestOf(facts);
  if (from !== undefined)
    return documentCost({ first: from, last: to ?? from }, facts.document.counting ?? {}, facts.person);
  if (amount === undefined) throw new MissingFact("request", "The request has neither dates nor an amount");
  return exact(amount);
}

export function unpaid(facts: GrantCase): Fraction {
  const { booking = {} } = facts.document;
  return booking.paidUpTo === undefined ? ZERO : unpaidPart(booking, cost(facts));
}

/** Returns the notice in days or, with `noticeMultiple`, in the unit of the cost. */
export function noticeRequired(facts: GrantCase): Fraction {
  return noticeOf(facts.document.booking ?? {}, cost(facts));
}

export function approverCount(facts: GrantCase): Fraction {
  const row = firstMatching(facts.document.booking?.approval ?? [], cost(facts));
  if (!row) throw new MissingFact("approval", "No approval row matches the request");
  return new Fraction(row.by.length);
}

export function evidenceRequired(facts: GrantCase): Fraction {
  const { booking = {} } = facts.document;
  return booking.evidenceAfter !== undefined && needsEvidence(booking, cost(facts)) ? ONE : ZERO;
}

/** Returns 1 if the booking rules allow the request, else 0. Ignores the balance. */
export function accepted(facts: GrantCase, asOf: IsoDate): Fraction {
  const { from, to, submittedOn = asOf } = requestOf(facts);
  const { booking = {} } = facts.document;
  if (from === undefined && dependsOnDates(booking)) throw new MissingFact("request", "The request has no dates");
  if (from === undefined) return isBookableAmount(booking, cost(facts)) ? ONE : ZERO;
  const isAccepted = isBookable(facts, { submittedOn, first: from, last: to ?? from, cost: cost(facts) });
  return isAccepted ? ONE : ZERO;
}

function requestOf({ events }: GrantCase) {
  const [request] = eventsOf(events, "request");
  if (!request) throw new MissingFact("request", "The case has no request");
  return request;
}
