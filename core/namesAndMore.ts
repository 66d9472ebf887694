import { figure } from "#core/figure.ts";
export function namesAndMore(names: readonly string[], more: number, atMost: number): string {
  const rest = Math.max(0, names.length - atMost) + more;
  const shown = names.slice(0, atMost);
  if (rest === 0) return shown.join(", ");
  return `${shown.join(", ")}${shown.length > 1 ? "," : ""} and ${figure(rest)} more`;
}
