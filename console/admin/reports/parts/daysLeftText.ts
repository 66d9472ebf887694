import { figure } from "#core/figure.ts";

/** Returns the remaining amount of a type for a table; a dash if the type is unlimited. */
export function daysLeftText(days: number | null): string {
  return days === null ? "—" : figure(days);
}
