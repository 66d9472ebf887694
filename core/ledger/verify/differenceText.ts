import { countText } from "#core/countText.ts";

/** Such as `480 minutes too little` for 480 or `1 minute too much` for −1. */
export function differenceText(missing: number): string {
  const amount = Math.abs(missing);
  return `${countText(amount, "minute")} too ${missing > 0 ? "little" : "much"}`;
}
