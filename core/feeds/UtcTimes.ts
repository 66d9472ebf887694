import { addDays } from "../calendar/dates.ts";

const DAY = 86_400;
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"));

export class UtcTimes {
  readonly #days = new Map<number, string>();

  /** `instant` is in whole seconds since 1970. Returns text such as `20270301T090000Z`. */
  of(instant: number): string {
    const day = Math.floor(instant / DAY);
    const second = instant - day * DAY;
    const minute = Math.floor(second / 60);
    const hour = Math.floor(minute / 60);
    return `${this.#day(day)}T${TWO_DIGITS[hour]}${TWO_DIGITS[minute - hour * 60]}${TWO_DIGITS[second - minute * 60]}Z`;
  }

  #day(day: number): string {
    const known = this.#days.get(day) ?? addDays("1970-01-01", day).replaceAll("-", "");
    this.#days.set(day, known);
    return known;
  }
}
