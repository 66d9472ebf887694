import type { AwayNames } from "./awayNames.ts";

/** Returns a text such as "Ana; pending: Ben", with the names formatted by `list`; empty if there are none. */
export function awayText(
  { alsoAway, moreAway, alsoPending, morePending }: AwayNames,
  list: (names: readonly string[], more: number) => string,
): string {
  return [
    ...(alsoAway.length > 0 ? [list(alsoAway, moreAway)] : []),
    ...(alsoPending.length > 0 ? [`pending: ${list(alsoPending, morePending)}`] : []),
  ].join("; ");
}
