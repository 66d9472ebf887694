import { shortMonth } from "#console/shared/localDates.ts";

/** "Mar 2027" for the month "2027-03". */
export function monthText(month: string): string {
  return shortMonth(`${month}-01`);
}

/** The same for what a chart gives back of its data, whose kind it does not know. */
export function monthTextOf(month: unknown): string {
  return typeof month === "string" ? monthText(month) : "";
}

/** "Jan 2027 – Dec 2027" for what a report covers; a single month stands alone. */
export function periodText(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return "";
  return first === last ? monthText(first) : `${monthText(first)} – ${monthText(last)}`;
}
