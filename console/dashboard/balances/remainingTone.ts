import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";

/** Takes a remaining share of 0 to 1. */
export function remainingTone(share: number): ShareTone {
  if (share > 0.5) return "primary";
  return share > 0.2 ? "secondary" : "error";
}
