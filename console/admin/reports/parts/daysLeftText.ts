import { figure } from "#console/shared/formats.ts";

/** The days left of a type as a table has them; a dash where the type is unlimited. */
export function daysLeftText(days: number | null): string {
  return days === null ? "—" : figure(days);
}
