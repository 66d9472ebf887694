import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { BookingsByDays } from "./BookingsByDays.ts";
import { dayAfter, dayBefore, monthOfDay } from "./days.ts";
import { DueByDays } from "./DueByDays.ts";
import type { Balances, Step, Scenario } from "./Scenario.ts";

interface Move {
  year: number;
  on: string;
  minutes: number;
  what: "granted" | "carried" | "adjusted";
  /** Negative if the move returns earlier losses. */
  lost?: number;
}

export class LedgerByDays {
  readonly #scenario: Scenario;
  readonly #due: DueByDays;
  readonly #moves: Move[] = [];
  readonly #moved = new Set<number>();
  readonly #bookings: BookingsByDays;
  readonly #given = new Map<number, number>();
  readonly #carriedInto = new Set<number>();

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#due = new DueByDays(scenario);
    this.#bookings = new BookingsByDays(
      (day) => this.#yearOf(day),
      (day) => this.#due.termsOn(day).isUnlimited,
    );
  }

  live(days: ReadonlySet<string>): Map<string, Balances> {
    const balances = new Map<string, Balances>();
    const opens = this.#firstDay(this.#openingYear());
    let day = opens < this.#scenario.addedOn ? opens : this.#scenario.addedOn;
    for (; day <= this.#scenario.until; day = dayAfter(day)) {
      this.#fallDue(day);
      for (const step of this.#scenario.steps) if (step.on === day) this.#do(step);
      if (days.has(day)) balances.set(day, this.#balances());
    }
    return balances;
  }

  #fallDue(day: string): void {
    const year = this.#yearOf(day);
    if (year < this.#openingYear() || this.#due.isGone(day)) return;
    const terms = this.#due.termsOn(day);
    if (day === this.#firstDay(year)) this.#carryOver(year, terms);
    if (terms.isUnlimited) return;
    const opening = this.#openingYear();
    if (this.#due.areTermsNew(day)) this.#give(year, day, this.#due.owed(year, day, opening, "new"), terms);
    this.#give(year, day, this.#due.owed(year, day, opening, "all"), terms);
  }

  #carryOver(year: number, terms: PolicyTerms): void {
    const eve = dayBefore(this.#firstDay(year));
    const isUnlimited = terms.isUnlimited || this.#due.termsOn(eve).isUnlimited;
    if (year === this.#openingYear() || isUnlimited || this.#due.isGone(eve)) return;
    this.#carriedInto.add(year);
    this.#carry(year, this.#firstDay(year));
  }

  #carry(year: number, on: string): void {
    const firstDay = this.#firstDay(year);
    const limit = this.#due.isGone(firstDay) ? 0 : this.#due.termsOn(firstDay).carryOver;
    const carried = this.#sum((move) => move.year === year && move.what === "carried");
    this.#move({ year, on, minutes: Math.min(this.#wholeBalance(year - 1), limit) - carried, what: "carried" });
  }

  #give(year: number, on: string, owed: number, terms: PolicyTerms, balance = this.#balanceOn(year, on)): void {
    const minutes = owed - (this.#given.get(year) ?? 0);
    if (minutes === 0) return;
    this.#given.set(year, owed);
    const room = terms.maxBalance === null ? Infinity : Math.max(0, terms.maxBalance - balance);
    const granted = Math.min(minutes, minutes > 0 ? room : minutes);
    this.#move({ year, on, minutes: granted, what: "granted", lost: minutes - granted });
  }

  #lossIn(year: number, mostOn: (day: string) => number | null): number {
    const moves = this.#moves.filter((move) => move.year === year);
    const days = [...new Set(moves.filter(({ what }) => what === "granted").map(({ on }) => on))].toSorted();
    let [given, loss] = [0, 0];
    for (const day of days) {
      let [owed, balance] = [0, given - this.#bookings.limited(year, day)];
      for (const { what, on, minutes, lost = 0 } of moves) {
        if (what === "granted") owed += on === day ? minutes + lost : 0;
        else if (what === "carried" || on <= day) balance += minutes;
      }
      const most = mostOn(day) ?? Infinity;
      const excess = owed > 0 ? Math.max(0, owed - Math.max(0, most - balance)) : 0;
      given += owed - excess;
      loss += excess;
    }
    return loss;
  }

  #giveBack(year: number, today: string, lossBefore: number): void {
    if (this.#due.termsOn(today).isUnlimited) return;
    const moves = this.#moves.filter((move) => move.year === year);
    const lost = moves.reduce((sum, move) => sum + (move.lost ?? 0), 0);
    const minutes = Math.min(lost, lossBefore - this.#lossIn(year, (day) => this.#due.termsOn(day).maxBalance));
    if (minutes > 0) this.#move({ year, on: today, minutes, what: "granted", lost: -minutes });
  }

  #do(step: Step): void {
    const { on } = step;
    if (step.what === "adjust") {
      this.#move({ year: this.#yearOf(on), on, minutes: step.minutes, what: "adjusted" });
    } else if (step.what === "book") {
      this.#bookings.book(step.dates);
    } else if (step.what === "cancel") {
      this.#bookings.cancel(step.booking);
      this.#carryOn(on);
    } else if (step.what === "holiday") {
      this.#bookings.loseDate(step.booking, on);
      this.#carryOn(on);
    } else {
      const year = this.#yearOf(on);
      const lossBefore = this.#lossIn(year, (day) => this.#due.termsOn(day).maxBalance);
      const giveBack = () => {
        if (step.what === "edit policy") this.#giveBack(year, on, lossBefore);
      };
      this.#settle(on, this.#due.change(step), giveBack);
      if (step.what !== "leave") return;
      this.#bookings.cancelAfter(step.endDate);
      this.#carryOn(on);
    }
  }

  #settle(today: string, since: string, giveBack: () => void): void {
    const thisYear = this.#yearOf(today);
    const opening = this.#openingYear();
    for (let year = opening; year <= thisYear; year++) {
      const isReached = year >= this.#yearOf(since);
      const firstDay = this.#firstDay(year);
      if (this.#carriedInto.has(year)) this.#carry(year, today);
      else if (year > this.#yearOf(since) && !this.#due.isGone(firstDay))
        this.#carryOver(year, this.#due.termsOn(firstDay));
      if (!isReached && year < thisYear) continue;
      const isClosed = year < thisYear;
      if (!isClosed) giveBack();
      const on = isClosed ? dayBefore(this.#firstDay(year + 1)) : today;
      const terms = this.#due.termsOn(on);
      if (terms.isUnlimited) continue;
      const balance = isClosed ? this.#wholeBalance(year) : this.#balanceOn(year, today);
      this.#give(year, today, this.#due.owed(year, on, opening, "all"), terms, balance);
    }
  }

  #carryOn(today: string): void {
    for (const year of [...this.#carriedInto].toSorted((a, b) => a - b)) this.#carry(year, today);
  }

  #move(move: Move): void {
    this.#moves.push(move);
    this.#moved.add(move.year);
  }

  #years(): number[] {
    return [...new Set([...this.#moved, ...this.#bookings.years])].toSorted((a, b) => a - b);
  }

  #sum(counts: (move: Move) => boolean): number {
    return this.#moves.filter(counts).reduce((sum, { minutes }) => sum + minutes, 0);
  }

  #wholeBalance(year: number): number {
    return this.#sum((move) => move.year === year) - this.#bookings.limited(year);
  }

  #balanceOn(year: number, day: string): number {
    return this.#sum((move) => move.year === year && move.on <= day) - this.#bookings.limited(year, day);
  }

  #balances(): Balances {
    const years = this.#years();
    return Object.fromEntries(
      years.map((year) => [
        year,
        {
          balance: this.#wholeBalance(year),
          used: this.#bookings.used(year),
          accrued: this.#sum((move) => move.year === year && move.what !== "adjusted"),
        },
      ]),
    );
  }

  #yearOf(day: string): number {
    const calendarYear = Number(day.slice(0, 4));
    return monthOfDay(day) < this.#scenario.startsIn ? calendarYear - 1 : calendarYear;
  }

  #firstDay(year: number): string {
    return `${year}-${String(this.#scenario.startsIn).padStart(2, "0")}-01`;
  }

  #openingYear(): number {
    const { addedOn } = this.#scenario;
    const start = this.#due.firstStart ?? addedOn;
    return Math.min(this.#yearOf(start > addedOn ? start : addedOn), ...this.#years());
  }
}
