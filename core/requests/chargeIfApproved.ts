import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

type ChargedDay = DayCost & { leaveYear: LeaveYear };

export interface Pending {
  /** Oldest first. */
  days: readonly ChargedDay[];
  booked?: readonly ChargedDay[] | undefined;
  isCredit?: boolean | undefined;
  minutes: Minutes;
  /** The date at the person's office. */
  today: IsoDate;
}

export function chargeIfApproved({ days, booked = [], isCredit, minutes, today }: Pending): DayCost[] {
  if (isCredit) return [{ date: today, minutes: -minutes }];
  return [...days, ...booked.map((day) => ({ date: day.date, minutes: -day.minutes }))];
}

/** Returns the leave years in ascending order. */
export function chargedYears({
  days,
  booked = [],
  isCredit,
  thisYear,
}: Pick<Pending, "days" | "booked" | "isCredit"> & { thisYear: LeaveYear }): readonly [LeaveYear, ...LeaveYear[]] {
  if (isCredit) return [thisYear];
  const changed = booked.length === 0 ? days : [...leftOf(days, booked), ...leftOf(booked, days)];
  const years = new Set(changed.map(({ leaveYear }) => leaveYear));
  const [first = days[0]?.leaveYear ?? booked[0]?.leaveYear ?? thisYear, ...others] = [...years].toSorted(
    (one, other) => one - other,
  );
  return [first, ...others];
}

function leftOf(days: readonly ChargedDay[], others: readonly ChargedDay[]): ChargedDay[] {
  const costs = new Map(others.map(({ date, minutes }) => [date, minutes]));
  return days.filter(({ date, minutes }) => costs.get(date) !== minutes);
}
