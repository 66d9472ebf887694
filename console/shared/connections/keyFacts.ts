import type { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { dotted } from "../dotted.ts";
import { localMoment } from "../localDates.ts";
import { wholeDates } from "../wholeDates.ts";

export const KEY_STATES: Record<KeyAnswer["state"], string | undefined> = {
  active: undefined,
  expired: "Expired",
  revoked: "Revoked",
  stopped: "Stopped",
};

export function lastErrorText({ at, error }: { at: string; error: string | null }): string {
  return `Last error ${localMoment(at)}: ${error}`;
}

export function keyUseText({ start, expiresOn, lastUsedAt }: KeyAnswer): string {
  const use = lastUsedAt === null ? "never used" : `last used ${localMoment(lastUsedAt)}`;
  return wholeDates(dotted(`${start}…`, use, `until ${formatDate(expiresOn)}`));
}
