import { countText } from "#core/countText.ts";

export function differenceText(missing: number): string {
  const amount = Math.abs(missing);
  return `${countText(amount, "minute")} too ${missing > 0 ? "little" : "much"}`;
}
