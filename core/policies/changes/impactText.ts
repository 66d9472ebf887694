import { figure, signedFigure } from "#core/figure.ts";
import { countText, peopleText, signedCountText } from "#core/countText.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { listText } from "#core/listText.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { factWithArticle } from "../facts/factWords.ts";
import { nothingChangesOn } from "./nothingChanged.ts";
import type { WaitingPeople } from "./PolicyImpact.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

/** `before` and `after` are in the unit of the leave type. Null means unlimited. */
interface TypeImpactInUnits {
  on: IsoDate;
  people: number;
  belowZero: number;
  impact: { userId: string; name: string; before: number | null; after: number | null }[];
}

interface ReceiverInUnits extends TypeImpactInUnits {
  type: LeaveType;
}

interface ImpactInUnits extends TypeImpactInUnits {
  effectiveOn: IsoDate;
  isUnchanged: boolean;
  isUnused: boolean;
  receivers?: readonly ReceiverInUnits[];
}

export function impactText(impact: ImpactInUnits, unit: LeaveUnit): string {
  if (impact.isUnchanged) return nothingChangesOn(impact.effectiveOn);
  if (impact.isUnused) return "The policy doesn't apply to anyone yet.";
  if (impact.people > 0) return changeText(impact, unit);
  return impact.receivers?.length
    ? "Only balances of other leave types change."
    : "No balance will change before the next leave year starts.";
}

interface LeaveTypes {
  nameOf: (type: LeaveType) => string;
  unitOf: (type: LeaveType) => LeaveUnit;
}

export function receiverTexts(receivers: readonly ReceiverInUnits[] = [], { nameOf, unitOf }: LeaveTypes): string[] {
  return receivers.map((impact) => `${nameOf(impact.type)}: ${changeText(impact, unitOf(impact.type))}`);
}

function changeText({ on, people, belowZero, impact }: TypeImpactInUnits, unit: LeaveUnit): string {
  const who = peopleText(people);
  const below = belowZero === 0 ? "" : `; ${figure(belowZero)} ${belowZero === 1 ? "falls" : "fall"} below zero`;
  return `${who}, ${whatChanges(impact, unit)} as of ${formatFullDate(on)}${below}.`;
}

export function waitingTexts(waiting: readonly WaitingPeople[] = []): string[] {
  return waiting.map(({ facts, people, names }) => {
    const needed = listText(facts.map(factWithArticle));
    const who = namesAndMore(names, people - names.length, names.length);
    return `${peopleText(people)} ${people === 1 ? "needs" : "need"} ${needed} first, and won't accrue leave until then: ${who}.`;
  });
}

export const RAISES_OWN = "The other Admins and Owners will be notified, because this increases your own leave.";

function whatChanges(impact: TypeImpactInUnits["impact"], unit: LeaveUnit): string {
  const limited = impact.flatMap(({ before, after }) => (before === null || after === null ? [] : [after - before]));
  if (impact.some(({ after }) => after === null)) return "unlimited";
  if (limited.length === 0) return `from unlimited to ${newBalances(impact, unit)}`;
  if (limited.length < impact.length) return "no longer unlimited";
  const [least, most] = rangeOf(limited);
  if (least === most) return `${signedCountText(least, unit)}${impact.length > 1 ? " each" : ""}`;
  return `${signedFigure(least)} to ${signedFigure(most)} ${unit}s`;
}

function newBalances(impact: TypeImpactInUnits["impact"], unit: LeaveUnit): string {
  const [least, most] = rangeOf(impact.map(({ after }) => after ?? 0));
  if (least === most) return `${countText(least, unit)}${impact.length > 1 ? " each" : ""}`;
  return `between ${figure(least)} and ${countText(most, unit)}`;
}

/** Rounds to 0.01. */
function rangeOf(amounts: readonly number[]): [least: number, most: number] {
  const rounded = amounts.map((amount) => Math.round(amount * 100) / 100).toSorted((one, other) => one - other);
  return [rounded.at(0) ?? 0, rounded.at(-1) ?? 0];
}
