import type { AwayNames } from "./awayNames.ts";

export function awayText(
  { alsoAway, moreAway, alsoPending, morePending }: AwayNames,
  list: (names: readonly string[], more: number) => string,
): string {
  return [
    ...(alsoAway.length > 0 ? [list(alsoAway, moreAway)] : []),
    ...(alsoPending.length > 0
      ? [`${list(alsoPending, morePending)} (${pendingText(alsoPending.length + morePending)})`]
      : []),
  ].join("; ");
}

function pendingText(people: number): string {
  if (people === 1) return "pending";
  return people === 2 ? "both pending" : "all pending";
}
