import { Refusal } from "#core/refusal.ts";
import { lastVersion } from "../Versioned.ts";

const CHANGED =
  "This policy was changed after you opened it. Discard your changes to see it as it is now, and make them again.";

/** An outdated document would undo later changes. */
export function assertSeenVersion(known: readonly { version: number }[], seen: number | undefined): void {
  if (seen !== undefined && seen < lastVersion(known)) throw new Refusal("conflict", "changed", CHANGED);
}
