import type { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { addDays } from "#core/calendar/dates.ts";
import { keyState } from "#core/keys/keyState.ts";
import type { KeyRow } from "#db/queries/keys/keys.ts";

export function presentKey(key: KeyRow, now: Date): KeyAnswer {
  const { id, name, start, scopes, isService, userId, userName, createdAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    start,
    scopes,
    service: isService,
    userId,
    userName,
    createdAt: createdAt.toISOString(),
    // A key expires at the end of a day in UTC.
    expiresOn: addDays(expiresAt.toISOString().slice(0, 10), -1),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: keyState(key, now),
  };
}
