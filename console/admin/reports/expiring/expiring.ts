import type { ExpiringDays } from "#core/api/admin/reportAnswers.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { groupBy } from "#core/groupBy.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { countText, peopleText } from "#core/countText.ts";
import type { AmountsByType } from "../parts/reportedTypes.ts";
import { longestBars } from "../parts/bars.ts";

export interface ExpiringBar {
  name: string;
  taken: AmountsByType;
}

export function expiringBars(
  people: readonly ExpiringDays[],
  { types, unit }: { types: readonly LeaveType[]; unit: LeaveUnit },
): ExpiringBar[] {
  const offices = [...groupBy(people, ({ officeName }) => officeName)].map(([name, ofOffice]) => ({ name, ofOffice }));
  const bars = longestBars(
    offices,
    ({ ofOffice }) => minutesOf(ofOffice.filter(({ type }) => types.includes(type))),
    (others, name) => ({ name, ofOffice: others.flatMap(({ ofOffice }) => ofOffice) }),
  );
  return bars.map(({ name, ofOffice }) => ({
    name,
    taken: Object.fromEntries(
      types.map((type) => [type, toUnits(minutesOf(ofOffice.filter((one) => one.type === type)), unit)]),
    ),
  }));
}

export function expiringSummary(people: readonly ExpiringDays[], total: string): string {
  const count = new Set(people.map(({ id }) => id)).size;
  const first = people.map(({ expiresOn }) => expiresOn).toSorted()[0];
  const who = peopleText(count);
  return `${who} will lose ${total} unless they take that time off. The first deadline is ${first ? formatDate(first) : "—"}.`;
}

export function totalText(people: readonly ExpiringDays[], unitOf: (type: LeaveType) => LeaveUnit): string {
  return [...groupBy(people, ({ type }) => unitOf(type))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([unit, ofUnit]) => countText(toUnits(minutesOf(ofUnit), unit), unit))
    .join(" and ");
}

function minutesOf(people: readonly ExpiringDays[]): Minutes {
  return people.reduce((sum, { minutes }) => sum + minutes, 0);
}
