import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { lotEntriesOf, replayableEntriesOf } from "#core/ledger/lots/entries/lotEntriesOf.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { roundedMinutes } from "#core/ledger/lots/roundedMinutes.ts";
import { missingForLimit } from "#core/ledger/lots/leftOfLimit.ts";
import { rulesOn, YearReplay } from "#core/ledger/lots/YearReplay.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { type DueEvent, dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { AvailabilityFacts } from "../availability.ts";
import { roomOn } from "./roomOn.ts";

/** The facts that decide whether leave can be booked if lots decide the balance. */
export interface LotFacts {
  today: IsoDate;
  accrual: AccrualCase;
  entries: readonly LedgerEntry[];
  /** The cost of each date of leave that is booked or pending. */
  leave: readonly DayCost[];
}

/**
 * Returns the facts about lots. Throws if they weren't loaded, because guesses could book leave that isn't available.
 */
export function lotFactsOf<Facts extends AvailabilityFacts>(facts: Facts): Facts & LotFacts {
  const { entries, leave } = facts;
  if (!entries || !leave) throw new Error("The entries and the leave of a person with lots are missing");
  return { ...facts, entries, leave };
}

/** Other leave, some dates, and the minutes that can still be taken on each of them in addition to that leave. */
interface RoomBeside {
  leave: readonly DayCost[];
  dates: readonly IsoDate[];
  /** Before the policies' rounding rules. */
  before: readonly Minutes[];
  usable: readonly Minutes[];
}

/**
 * A person's lots as they will be if nothing is booked except the given leave. Of the lots granted after today, those
 * of the next leave year's first day count and, if the policy allows booking ahead, those granted by the leave's first
 * day.
 */
export class LotBookings {
  readonly #facts: LotFacts;
  readonly #firstDay: IsoDate;
  /** The counted events that will be posted through each day. */
  readonly #events = new Map<IsoDate, DueEvent[]>();

  constructor(facts: LotFacts, firstDay: IsoDate) {
    this.#facts = facts;
    this.#firstDay = firstDay;
  }

  /**
   * Returns whether all of the wanted leave fits without leaving any date of leave short, or shorter than it already
   * is.
   */
  fits(wanted: readonly DayCost[]): boolean {
    return this.#shortBy(wanted, this.#roomBeside(wanted)) === 0;
  }

  /**
   * Returns how many minutes of the wanted leave, from its first date on, fit. Tries several amounts, so use `fits` if
   * the amount doesn't matter.
   */
  mostThatFits(wanted: readonly DayCost[]): Minutes {
    const total = wanted.reduce((sum, { minutes }) => sum + minutes, 0);
    const beside = this.#roomBeside(wanted);
    return largest(total, (minutes) => this.#shortBy(firstOf(wanted, minutes), beside));
  }

  /**
   * Returns the most that can be taken on a date in addition to other leave of its leave year. Negative if nothing can
   * be taken because too much is booked on that date or later; 0 while the policy's limit lacks a fact.
   */
  availableOn(date: IsoDate, beside: readonly DayCost[] = []): Minutes {
    const { startsIn } = this.#facts.accrual;
    const leave = [...this.#facts.leave, ...beside];
    const year = leaveYearOf(date, startsIn);
    const dates = datesSince([{ date, minutes: 0 }], leave).filter((day) => leaveYearOf(day, startsIn) === year);
    const before = this.#rooms(leave, dates);
    const usable = this.#usable(before, dates);
    const [room = 0, ...later] = usable;
    if (room < 0 && this.missingForLimitOn([date]).length > 0) return 0;
    // Leave takes at most its own minutes from later dates, so these need no replay if they have as much room.
    if (room >= 0 && later.every((after) => after >= room)) return room;
    const most = Math.max(0, room);
    const free = largest(most, (minutes) => this.#shortBy([{ date, minutes }], { leave, dates, before, usable }));
    return free > 0 ? free : Math.min(0, room, ...later);
  }

  /** Returns the facts that the policies' limits lack on some dates, without repetitions. */
  missingForLimitOn(dates: readonly IsoDate[]): string[] {
    return [...new Set(dates.flatMap((date) => missingForLimit(rulesOn(this.#facts.accrual, date), date)))];
  }

  /** Returns the ledger with leave on its dates, and with the counted entries that will be posted by a day. */
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

  /** Returns by how many minutes the wanted leave makes a date of leave short, or shorter than before; 0 if it fits. */
  #shortBy(wanted: readonly DayCost[], { leave, dates, before, usable }: RoomBeside): Minutes {
    const rooms = this.#rooms([...leave, ...wanted], dates);
    const taken = rooms.map((room, index) => (before[index] ?? 0) - room);
    return Math.max(0, ...taken.map((minutes, index) => minutes - Math.max(0, usable[index] ?? 0)));
  }

  /** Returns the minutes that can be taken on each date, rounded by the rule of that date's policy. */
  #usable(rooms: readonly Minutes[], dates: readonly IsoDate[]): Minutes[] {
    const { accrual } = this.#facts;
    return rooms.map((room, index) => roundedMinutes(room, grantCaseOn(accrual, dates[index] ?? "").document));
  }

  /** Returns the minutes that can still be taken on each of the given dates, in order. */
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

/** Returns the dates of leave from the first wanted one on, in order. */
function datesSince(wanted: readonly DayCost[], leave: readonly DayCost[]): IsoDate[] {
  const first = wanted.map(({ date }) => date).toSorted()[0] ?? "";
  const dates = [...leave, ...wanted].map(({ date }) => date).filter((date) => date >= first);
  return [...new Set(dates)].toSorted();
}

/** Returns the leave of the first dates up to a total cost; the last date may get only a part of its cost. */
function firstOf(leave: readonly DayCost[], minutes: Minutes): DayCost[] {
  let rest = minutes;
  return leave.flatMap(({ date, minutes: cost }) => {
    const part = Math.min(rest, cost);
    rest -= part;
    return part > 0 ? [{ date, minutes: part }] : [];
  });
}

/**
 * The number of amounts that are found by subtracting the shortage, before halving, which takes more tries but always
 * ends.
 */
const GUESSES = 4;

/**
 * Returns the largest amount up to `most` that isn't short. Assumes that every amount larger than a short one is also
 * short, and that each minute less reduces the shortage by at most a minute. A short amount usually fits once it is
 * reduced by its shortage, so that amount is tried first, because each try replays whole years.
 */
function largest(most: Minutes, shortBy: (amount: Minutes) => Minutes): Minutes {
  let [fits, tooMuch] = [0, most + 1];
  let amount = most;
  for (let tries = 1; tooMuch - fits > 1; tries++) {
    const short = shortBy(amount);
    if (short > 0) tooMuch = Math.max(fits + 1, Math.floor(amount - short) + 1);
    else fits = amount;
    const guess = short > 0 ? Math.max(fits + 1, Math.floor(amount - short)) : fits + 1;
    amount = tries < GUESSES ? guess : Math.floor((fits + tooMuch) / 2);
  }
  return fits;
}
