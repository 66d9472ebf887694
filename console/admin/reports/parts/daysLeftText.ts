import { figure } from "#core/figure.ts";

export function daysLeftText(days: number | null): string {
  return days === null ? "—" : figure(days);
}
