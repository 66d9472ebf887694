import { isIsoDate, isoDate, type IsoDate } from "#core/calendar/dates.ts";
import { MONTHS } from "#core/calendar/dateTexts.ts";

export const DATE_ORDERS = ["dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Spreadsheets may add midnight to dates. */
const MIDNIGHT = /[T ](?:0?0:00(?::00(?:\.0+)?)?(?:Z| ?AM)?|12:00(?::00)? ?AM)$/i;
const ISO = /^\d{4}-\d{2}-\d{2}$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4})$/;
const DAY_AND_NAME = /^(\d{1,2})\.?[- ]([a-z]{3,9})\.?,?[- ](\d{4})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;

export function fromWrittenDate(text: string, order: DateOrder | undefined): string {
  if (ISO.test(text)) return text;
  const written = text.trim().replace(MIDNIGHT, "");
  const [, year, , month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return dateOf(year, month, day) ?? text;
  const last = YEAR_LAST.exec(written);
  if (last) return (order && inOrder(last, order)) ?? text;
  const [, namedDay, name, itsYear] = DAY_AND_NAME.exec(written) ?? [];
  if (name !== undefined) return dateOf(itsYear, monthNamed(name), namedDay) ?? text;
  const [, nameFirst, dayAfter, yearAfter] = NAME_AND_DAY.exec(written) ?? [];
  return dateOf(yearAfter, nameFirst === undefined ? undefined : monthNamed(nameFirst), dayAfter) ?? text;
}

export class DateOrders {
  readonly #possible = new Set<DateOrder>(DATE_ORDERS);
  #isAny = false;
  #isDifferent = false;
  example: string | null = null;

  add(text: string): void {
    const written = YEAR_LAST.exec(text.trim().replace(MIDNIGHT, ""));
    if (!written) return;
    const [dayFirst, monthFirst] = [inOrder(written, "dmy"), inOrder(written, "mdy")];
    if (dayFirst === undefined && monthFirst === undefined) return;
    this.#isAny = true;
    if (dayFirst === undefined) this.#possible.delete("dmy");
    if (monthFirst === undefined) this.#possible.delete("mdy");
    if (dayFirst === monthFirst) return;
    this.#isDifferent = true;
    if (dayFirst && monthFirst) this.example ??= text.trim();
  }

  get order(): DateOrder | "either" | null {
    if (!this.#isAny) return null;
    if (!this.#isDifferent) return "dmy";
    const [only, ...others] = this.#possible;
    return only !== undefined && others.length === 0 ? only : "either";
  }
}

function inOrder([, first, , second, year]: RegExpExecArray, order: DateOrder): IsoDate | undefined {
  return order === "dmy" ? dateOf(year, second, first) : dateOf(year, first, second);
}

function dateOf(year?: string, month?: string, day?: string): IsoDate | undefined {
  const [monthOfYear, dayOfMonth] = [Number(month), Number(day)];
  if (!(monthOfYear >= 1 && monthOfYear <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31)) return undefined;
  const date = isoDate(Number(year), monthOfYear, dayOfMonth);
  return isIsoDate(date) ? date : undefined;
}

function monthNamed(text: string): string {
  return String(MONTHS.findIndex((month) => month.toLowerCase().startsWith(text.toLowerCase())) + 1);
}
