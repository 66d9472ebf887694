import { shortMonth } from "#console/shared/localDates.ts";

/** Returns "Mar 2027" for "2027-03". */
export function monthText(month: string): string {
  return shortMonth(`${month}-01`);
}

/** For values from a chart, which are untyped. */
export function monthTextOf(month: unknown): string {
  return typeof month === "string" ? monthText(month) : "";
}

/** Returns text such as "Jan 2027 – Dec 2027", or "Mar 2027" for a single month. */
export function periodText(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return "";
  return first === last ? monthText(first) : `${monthText(first)} – ${monthText(last)}`;
}
