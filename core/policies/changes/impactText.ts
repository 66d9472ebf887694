import { figure, signedFigure } from "#core/figure.ts";
import { peopleText, signedCountText } from "#core/countText.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { listText } from "#core/listText.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { factWithArticle } from "../facts/factWords.ts";
import { nothingChangesOn } from "./nothingChanged.ts";
import type { WaitingPeople } from "./PolicyImpact.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

/** `before` and `after` are in the unit of the type; null is unlimited. */
interface ImpactInUnits {
  effectiveOn: IsoDate;
  on: IsoDate;
  isUnchanged: boolean;
  isUnused: boolean;
  people: number;
  belowZero: number;
  impact: { userId: string; name: string; before: number | null; after: number | null }[];
}

/** As in "12 people, +5 days each as of January 1, 2027; 2 fall below zero." */
export function impactText(
  { effectiveOn, on, isUnchanged, isUnused, people, belowZero, impact }: ImpactInUnits,
  unit: LeaveUnit,
): string {
  if (isUnchanged) return nothingChangesOn(effectiveOn);
  if (isUnused) return "The policy doesn't apply to anyone yet.";
  if (people === 0) return "No balance will change before the next leave year starts.";
  const who = peopleText(people);
  const below = belowZero === 0 ? "" : `; ${figure(belowZero)} ${belowZero === 1 ? "falls" : "fall"} below zero`;
  return `${who}, ${whatChanges(impact, unit)} as of ${formatFullDate(on)}${below}.`;
}

/** Such as "2 people need a birth date first, and won't accrue leave until then: Ann, Bob." */
export function waitingTexts(waiting: readonly WaitingPeople[] = []): string[] {
  return waiting.map(({ facts, people, names }) => {
    const needed = listText(facts.map(factWithArticle));
    const who = namesAndMore(names, people - names.length, names.length);
    return `${peopleText(people)} ${people === 1 ? "needs" : "need"} ${needed} first, and won't accrue leave until then: ${who}.`;
  });
}

export const RAISES_OWN = "The other Admins and Owners will be notified, because this increases your own leave.";

function whatChanges(impact: ImpactInUnits["impact"], unit: LeaveUnit): string {
  const limited = impact.flatMap(({ before, after }) => (before === null || after === null ? [] : [after - before]));
  if (limited.length < impact.length) {
    return impact.some(({ after }) => after === null) ? "unlimited" : "no longer unlimited";
  }
  const steps = limited.map((step) => Math.round(step * 100) / 100).toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [steps.at(0), steps.at(-1)];
  if (least === most) {
    return `${signedCountText(least, unit)}${impact.length > 1 ? " each" : ""}`;
  }
  return `${signedFigure(least)} to ${signedFigure(most)} ${unit}s`;
}
