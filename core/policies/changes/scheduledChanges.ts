import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { changeOfTerms } from "./differingTerms.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import type { TermsTimeline } from "../termsTimeline.ts";

/** If the terms before or after the change have a document, `changes` has all values of the new terms. */
export interface ScheduledChange {
  effectiveOn: IsoDate;
  changes: Partial<PolicyTerms>;
}

export function scheduledChanges(timeline: TermsTimeline, today: IsoDate): ScheduledChange[] {
  return timeline.flatMap(({ from, terms }, index) => {
    const before = timeline[index - 1];
    return before && from > today ? [{ effectiveOn: from, changes: changeOfTerms(before.terms, terms) }] : [];
  });
}

/** Canceling unlimited leave also cancels the accrual of 0 that was scheduled with it. */
export function termsWithout(
  timeline: TermsTimeline,
  { effectiveOn, field }: { effectiveOn: IsoDate; field?: keyof PolicyTerms | undefined },
  today: IsoDate,
): Partial<PolicyTerms> {
  const scheduled = scheduledChanges(timeline, today).find((change) => change.effectiveOn === effectiveOn);
  const fields = Object.keys(scheduled?.changes ?? {}) as (keyof PolicyTerms)[];
  const isOfUnlimited = (one: string) => field === "isUnlimited" && one === "accrual" && isZeroOfUnlimited(scheduled);
  const isWhole = field === undefined || fields.includes("document");
  const cancelled = isWhole ? fields : fields.filter((one) => one === field || isOfUnlimited(one));
  const index = timeline.findIndex(({ from }) => from === effectiveOn);
  const before = timeline[index - 1];
  if (cancelled.length === 0 || !before) {
    throw new Refusal("missing", "not_scheduled", "This change isn't scheduled for that date");
  }
  return Object.fromEntries(cancelled.map((one) => [one, before.terms[one]])) as Partial<PolicyTerms>;
}

function isZeroOfUnlimited(scheduled: ScheduledChange | undefined): boolean {
  return scheduled?.changes.isUnlimited === true && scheduled.changes.accrual === 0;
}
