import { shortMonth } from "#console/shared/localDates.ts";

export function monthText(month: string): string {
  return shortMonth(`${month}-01`);
}

export function monthTextOf(month: unknown): string {
  return typeof month === "string" ? monthText(month) : "";
}

export function periodText(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return "";
  return first === last ? monthText(first) : `${monthText(first)} – ${monthText(last)}`;
}
