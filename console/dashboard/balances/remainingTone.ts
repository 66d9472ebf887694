import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";

export function remainingTone(share: number): ShareTone {
  if (share > 0.5) return "primary";
  return share > 0.2 ? "secondary" : "error";
}
