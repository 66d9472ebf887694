import { shortMonth } from "#console/shared/localDates.ts";

/** Returns "Mar 2027" for the month "2027-03". */
export function monthText(month: string): string {
  return shortMonth(`${month}-01`);
}

/** Returns the month's text for a value from a chart, whose data is untyped. */
export function monthTextOf(month: unknown): string {
  return typeof month === "string" ? monthText(month) : "";
}

/** Returns the period of a report: "Jan 2027 – Dec 2027", or "Mar 2027" for a single month. */
export function periodText(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return "";
  return first === last ? monthText(first) : `${monthText(first)} – ${monthText(last)}`;
}
