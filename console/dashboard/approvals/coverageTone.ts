import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";

/** Returns the tone of a coverage in percent: green from 80, yellow from 60, red below. */
export function coverageTone(percent: number): ShareTone {
  if (percent >= 80) return "success";
  return percent >= 60 ? "warning" : "error";
}
