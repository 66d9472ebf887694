import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import type { TermsTimeline } from "../termsTimeline.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { differingTerms } from "./differingTerms.ts";

export interface PastChange {
  effectiveOn: IsoDate;
  before: Partial<PolicyTerms>;
}

export function pastChanges(timeline: TermsTimeline, today: IsoDate): PastChange[] {
  const since = addMonths(today, -12);
  return timeline.flatMap(({ from, terms }, index) => {
    const before = timeline[index - 1]?.terms;
    if (!before || from <= since || from > today || before.document || terms.document) return [];
    return [{ effectiveOn: from, before: differingTerms(terms, before) }];
  });
}
