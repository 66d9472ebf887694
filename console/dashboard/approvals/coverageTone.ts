import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";

/** How a coverage in percent looks: 80 or more green, 60 or more yellow, below that red. */
export function coverageTone(percent: number): ShareTone {
  if (percent >= 80) return "success";
  return percent >= 60 ? "warning" : "error";
}
