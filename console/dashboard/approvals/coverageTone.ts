import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";

export function coverageTone(percent: number): ShareTone {
  if (percent >= 80) return "success";
  return percent >= 60 ? "warning" : "error";
}
