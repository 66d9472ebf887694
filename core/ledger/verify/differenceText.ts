/** Returns a difference in words: `480 minutes too little`; positive minutes are missing, negative ones too many. */
export function differenceText(missing: number): string {
  const amount = Math.abs(missing);
  return `${amount} ${amount === 1 ? "minute" : "minutes"} too ${missing > 0 ? "little" : "much"}`;
}
