import type { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { localMoment } from "../localDates.ts";

/** The texts for keys and tokens that no longer work. */
export const KEY_STATES: Record<KeyAnswer["state"], string | undefined> = {
  active: undefined,
  expired: "Expired",
  revoked: "Revoked",
  stopped: "Stopped",
};

/** Returns the last error in a log in words. */
export function lastErrorText({ at, error }: { at: string; error: string | null }): string {
  return `Last error ${localMoment(at)}: ${error}`;
}

/** Returns the first characters, last use, and last day of a key or token in words. */
export function keyUseText({ start, expiresOn, lastUsedAt }: KeyAnswer): string {
  const use = lastUsedAt === null ? "never used" : `last used ${localMoment(lastUsedAt)}`;
  return `${start}… · ${use} · until ${formatDate(expiresOn)}`;
}
