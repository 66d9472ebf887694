import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents, type DueAccrual, type DueChange } from "#core/policies/accrual/dueEvents.ts";
import { Fraction, ZERO } from "#core/policies/document/exact.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { cappedSize } from "../lots/caps.ts";
import { LotBook } from "../lots/LotBook.ts";
import { rulesOn } from "../lots/YearReplay.ts";
import { firstDay } from "./UntakenLeave.ts";

export class GrantedLeave {
  readonly #accrual: AccrualCase;
  readonly #book = new LotBook("expiry");
  readonly #today: IsoDate;
  readonly #counted = new Map<string, Minutes>();
  #after: IsoDate;
  #before: Minutes = 0;
  #ahead: { on: IsoDate; minutes: Minutes }[] = [];

  constructor(accrual: AccrualCase, { from, today }: { from: IsoDate; today: IsoDate }) {
    this.#accrual = accrual;
    this.#today = today;
    this.#after = addDays(firstDay(accrual, from), -1);
  }

  playThrough(day: IsoDate): void {
    this.#before = this.on(this.#after);
    this.#ahead = this.#ahead.filter(({ on }) => on > this.#after);
    for (const event of unlessMissing(() => dueEvents(this.#accrual, this.#after, day), [])) {
      if (event.kind === "carry_over") continue;
      this.#ahead.push({ on: latest(event.on, event.lot.usableFrom), minutes: this.#granted(event) });
    }
    this.#after = day;
  }

  days(): IsoDate[] {
    return this.#ahead.map(({ on }) => on);
  }

  on(day: IsoDate): Minutes {
    return this.#ahead.reduce((sum, { on, minutes }) => (on <= day ? sum + minutes : sum), this.#before);
  }

  #granted(event: DueAccrual | DueChange): Minutes {
    const { leaveYear, grant, minutes } = event;
    const key = `${leaveYear} ${grant}`;
    const counted = this.#counted.get(key) ?? 0;
    const added = minutes > 0 ? this.#opened(event) : Math.max(minutes, -counted);
    this.#counted.set(key, counted + added);
    return added;
  }

  #opened({ on, grant, minutes, lot }: DueAccrual | DueChange): Minutes {
    const rules = rulesOn(this.#accrual, on);
    const size = cappedSize(rules, this.#book, { grant, on, size: new Fraction(minutes) });
    this.#book.open({ ...lot, grant, on, size, source: "granted" });
    this.#book.trim(grant, ZERO, { on, to: null, by: "cap" });
    const usable = latest(on, latest(lot.usableFrom, this.#today));
    return lot.expiresOn !== null && lot.expiresOn < usable ? 0 : size.valueOf();
  }
}
