import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";

/** How a remaining share of 0 to 1 looks: above half as usual, above a fifth secondary, else destructive. */
export function remainingTone(share: number): ShareTone {
  if (share > 0.5) return "primary";
  return share > 0.2 ? "secondary" : "error";
}
