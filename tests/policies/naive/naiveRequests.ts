import { addDays, eachDate, weekdayOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { Question } from "#core/simulation/SimulationCase.ts";
import { allOf, known, plusWait, UnknownFact, withoutAbsent, type NaiveLife } from "./NaiveLife.ts";

export const REQUEST_ANSWERS: Partial<Record<Question, (life: NaiveLife, asOf: IsoDate) => Fraction>> = {
  cost: (life) => costOf(life),
  noticeRequired: (life) => notice(life, costOf(life)),
  unpaid: (life) => {
    const { paidUpTo } = life.policy.booking ?? {};
    const rest = paidUpTo === undefined ? ZERO : costOf(life).sub(exact(paidUpTo));
    return rest.gt(0) ? rest : ZERO;
  },
  approverCount: (life) => {
    const cost = costOf(life);
    const row = life.policy.booking?.approval?.find(({ upTo }) => upTo === undefined || cost.lte(exact(upTo)));
    return exact(known(row, "an approval row").by.length);
  },
  evidenceRequired: (life) => {
    const { evidenceAfter } = life.policy.booking ?? {};
    return exact(evidenceAfter !== undefined && costOf(life).gt(exact(evidenceAfter)) ? 1 : 0);
  },
  accepted: (life, asOf) => exact(isAccepted(life, asOf, costOf(life)) ? 1 : 0),
};

function theRequest(life: NaiveLife) {
  return known(allOf(life, "request")[0], "a request");
}

function costOf(life: NaiveLife): Fraction {
  const { from, to = from, amount } = theRequest(life);
  if (from === undefined || to === undefined) return exact(known(amount, "an amount"));
  const { counting = {} } = life.policy;
  return eachDate(from, to)
    .filter((day) => counts(life, day))
    .map((day) => (counting.in === "hours" ? hoursOn(life, day) : exact(1)))
    .reduce((total, part) => total.add(part), ZERO);
}

function counts(life: NaiveLife, day: IsoDate): boolean {
  const { days = "working", holidays = "skip" } = life.policy.counting ?? {};
  if (holidays === "skip" && life.person.holidays?.includes(day)) return false;
  if (days === "calendar") return true;
  return days === "working" ? isWorked(life, day) : weekdayOf(day) <= 6;
}

function isWorked(life: NaiveLife, day: IsoDate): boolean {
  return (life.person.workingWeekdays ?? [1, 2, 3, 4, 5]).includes(weekdayOf(day));
}

function hoursOn(life: NaiveLife, day: IsoDate): Fraction {
  return exact(known(life.person.hoursByWeekday, "hoursByWeekday")[String(weekdayOf(day)) as "1"] ?? 0);
}

function notice(life: NaiveLife, cost: Fraction): Fraction {
  const { noticeMultiple, notice: rows } = life.policy.booking ?? {};
  if (noticeMultiple !== undefined) return exact(noticeMultiple).mul(cost).ceil();
  return exact(rows?.find(({ upTo }) => upTo === undefined || cost.lte(exact(upTo)))?.days ?? 0);
}

function isAccepted(life: NaiveLife, asOf: IsoDate, cost: Fraction): boolean {
  const { booking = {} } = life.policy;
  const { from, to = from, submittedOn = asOf } = theRequest(life);
  const { notice: rows, noticeMultiple, closed, waitingPeriod } = booking;
  const dependsOnDates = rows || noticeMultiple !== undefined || closed || waitingPeriod;
  if (from === undefined && dependsOnDates) throw new UnknownFact("dates");
  if (booking.longest !== undefined && cost.gt(exact(booking.longest))) return false;
  if (booking.multipleOf !== undefined && !cost.mod(exact(booking.multipleOf)).equals(0)) return false;
  if (from === undefined || to === undefined) return true;
  if (eachDate(from, to).some((day) => booking.closed?.includes(day.slice(5)))) return false;
  if (
    booking.waitingPeriod &&
    from < plusWait(known(life.person.startDate, "startDate"), withoutAbsent(booking.waitingPeriod))
  )
    return false;
  if (from < submittedOn) {
    return booking.maxBackdateDays !== undefined && addDays(from, booking.maxBackdateDays) >= submittedOn;
  }
  const waited = eachDate(submittedOn, addDays(from, -1)).filter(
    (day) => booking.noticeIn !== "workingDays" || (isWorked(life, day) && !life.person.holidays?.includes(day)),
  );
  return notice(life, cost).mul(daysOfNotice(life)).lte(waited.length);
}

function daysOfNotice(life: NaiveLife): Fraction {
  const { unit, booking } = life.policy;
  if (booking?.noticeMultiple === undefined || unit === "day" || unit === "shift") return exact(1);
  if (unit === "hour") return exact(1).div(exact(known(life.person.hoursPerDay, "hoursPerDay")));
  return exact(booking.noticeIn === "workingDays" ? (life.person.workingWeekdays ?? [1, 2, 3, 4, 5]).length : 7);
}
