import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { groupBy } from "#core/groupBy.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";
import type { LotBook } from "#core/ledger/lots/LotBook.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { lotEntriesOf, replayableEntriesOf } from "#core/ledger/lots/entries/lotEntriesOf.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { roundedMinutes } from "#core/ledger/lots/roundedMinutes.ts";
import { leftOfLimit, missingForLimit } from "#core/ledger/lots/leftOfLimit.ts";
import { rulesOn, YearReplay } from "#core/ledger/lots/YearReplay.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { type DueEvent, dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { exact } from "#core/policies/document/exact.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { LotFacts } from "../availability.ts";
import { largestThatFits } from "../../largestThatFits.ts";

interface RoomBeside {
  leave: readonly DayCost[];
  dates: readonly IsoDate[];
  before: readonly Minutes[];
  usable: readonly Minutes[];
}

export class LotBookings {
  readonly #facts: LotFacts;
  readonly #firstDay: IsoDate;
  readonly #events = new Map<IsoDate, DueEvent[]>();

  constructor(facts: LotFacts, firstDay: IsoDate) {
    this.#facts = facts;
    this.#firstDay = firstDay;
  }

  /** Ignores a shortage that exists without the wanted leave, unless the leave increases the shortage. */
  fits(wanted: readonly DayCost[]): boolean {
    return this.#shortBy(wanted, this.#roomBeside(wanted)) === 0;
  }

  mostThatFits(wanted: readonly DayCost[]): Minutes {
    const total = wanted.reduce((sum, { minutes }) => sum + minutes, 0);
    const beside = this.#roomBeside(wanted);
    return largestThatFits(total, (minutes) => this.#shortBy(firstOf(wanted, minutes), beside));
  }

  availableOn(date: IsoDate, beside: readonly DayCost[] = []): Minutes {
    const { startsIn } = this.#facts.accrual;
    const leave = [...this.#facts.leave, ...beside];
    const year = leaveYearOf(date, startsIn);
    const dates = datesSince([{ date, minutes: 0 }], leave).filter((day) => leaveYearOf(day, startsIn) === year);
    const before = this.#rooms(leave, dates);
    const usable = this.#usable(before, dates);
    const [room = 0, ...later] = usable;
    if (room < 0 && this.missingForLimitOn([date]).length > 0) return 0;
    if (room >= 0 && later.every((after) => after >= room)) return room;
    const most = Math.max(0, room);
    const free = largestThatFits(most, (minutes) =>
      this.#shortBy([{ date, minutes }], { leave, dates, before, usable }),
    );
    return free > 0 ? free : Math.min(0, room, ...later);
  }

  missingForLimitOn(dates: readonly IsoDate[]): string[] {
    return [...new Set(dates.flatMap((date) => missingForLimit(rulesOn(this.#facts.accrual, date), date)))];
  }

  ledgerUntil(day: IsoDate): PersonLedger {
    return this.#withEntries(lotEntriesOf, day, this.#facts.leave);
  }

  #withEntries(entriesOf: typeof lotEntriesOf, day: IsoDate, leave: readonly DayCost[]): PersonLedger {
    const { accrual, entries, today } = this.#facts;
    const ledger = leaveByDate({ accrual, entries }, leave);
    const known = this.#events.get(day);
    const events = known ?? dueEvents(accrual, today, day).filter((event) => this.#counts(event));
    this.#events.set(day, events);
    return { accrual, entries: [...ledger.entries, ...entriesOf(events, ledger, day)] };
  }

  #counts({ on, kind }: DueEvent): boolean {
    const { today, accrual } = this.#facts;
    const nextYear = leaveYearStart(leaveYearOf(today, accrual.startsIn) + 1, accrual.startsIn);
    const isAhead = termsOn(accrual.timeline, today).bookAhead && on <= this.#firstDay;
    return kind === "carry_over" || on === nextYear || isAhead;
  }

  #roomBeside(wanted: readonly DayCost[]): RoomBeside {
    const { leave } = this.#facts;
    const dates = datesSince(wanted, leave);
    const before = this.#rooms(leave, dates);
    return { leave, dates, before, usable: this.#usable(before, dates) };
  }

  #shortBy(wanted: readonly DayCost[], { leave, dates, before, usable }: RoomBeside): Minutes {
    const rooms = this.#rooms([...leave, ...wanted], dates);
    const taken = rooms.map((room, index) => (before[index] ?? 0) - room);
    return Math.max(0, ...taken.map((minutes, index) => minutes - Math.max(0, usable[index] ?? 0)));
  }

  #usable(rooms: readonly Minutes[], dates: readonly IsoDate[]): Minutes[] {
    const { accrual } = this.#facts;
    return rooms.map((room, index) => roundedMinutes(room, grantCaseOn(accrual, dates[index] ?? "").document));
  }

  #rooms(leave: readonly DayCost[], dates: readonly IsoDate[]): Minutes[] {
    const last = dates.at(-1);
    if (last === undefined) return [];
    const { accrual } = this.#facts;
    const ledger = this.#withEntries(replayableEntriesOf, last, leave);
    const byYear = groupBy(dates, (date) => leaveYearOf(date, accrual.startsIn));
    return [...byYear].flatMap(([year, ofYear]) => {
      const replay = new YearReplay(ledger, year);
      return ofYear.map((date) => roomOn(ledger, replay.eveningOf(date), leave, date));
    });
  }
}

function datesSince(wanted: readonly DayCost[], leave: readonly DayCost[]): IsoDate[] {
  const first = wanted.map(({ date }) => date).toSorted()[0] ?? "";
  const dates = [...leave, ...wanted].map(({ date }) => date).filter((date) => date >= first);
  return [...new Set(dates)].toSorted();
}

function firstOf(leave: readonly DayCost[], minutes: Minutes): DayCost[] {
  let rest = minutes;
  return leave.flatMap(({ date, minutes: cost }) => {
    const part = Math.min(rest, cost);
    rest -= part;
    return part > 0 ? [{ date, minutes: part }] : [];
  });
}

function roomOn(ledger: PersonLedger, book: LotBook, leave: readonly DayCost[], date: IsoDate): Minutes {
  const rules = rulesOn(ledger.accrual, date);
  const { facts, convert } = rules;
  const { grants = [], consumption = {} } = facts.document;
  const { overdraft = 0, limit } = consumption;
  const withinLimit = leftOfLimit(rules, leave, date);
  if (grants.length === 0 && limit) return withinLimit + addedBy(ledger, date);
  const inLots = book
    .usable(date)
    .sub(book.owed)
    .add(unlessMissing(() => convert(amountOn(facts, overdraft, date)), exact(0)))
    .valueOf();
  return Math.min(inLots, withinLimit);
}

function addedBy({ accrual: { startsIn }, entries }: PersonLedger, date: IsoDate): Minutes {
  const year = leaveYearOf(date, startsIn);
  return entries
    .filter(({ leaveYear, isUnlimited }) => leaveYear === year && !isUnlimited)
    .filter(({ kind, effectiveOn }) => !isBooking(kind) && effectiveOn <= date)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
