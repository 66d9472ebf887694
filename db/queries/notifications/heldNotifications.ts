import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

export const HELD = "timestamptz '9999-12-31 00:00:00Z'";
const REASON = "Held after a restore";

const HOLD = {
  name: "notifications-hold",
  text: `
    UPDATE notifications SET next_attempt_at = ${HELD}, last_error = '${REASON}'
    WHERE status = 'pending' AND channel <> 'inbox' RETURNING id`,
};

export async function holdNotifications(tx: Transaction): Promise<number> {
  return (await rows(HOLD, [], tx)).length;
}

const RELEASE = {
  name: "notifications-release",
  text: `
    UPDATE notifications SET next_attempt_at = $1, last_error = NULL
    WHERE status = 'pending' AND next_attempt_at = ${HELD} RETURNING id`,
};

export async function releaseNotifications(now: Date, tx: Transaction): Promise<number> {
  return (await rows(RELEASE, [now], tx)).length;
}

const DISCARD = {
  name: "notifications-discard",
  text: `
    UPDATE notifications SET status = 'obsolete' WHERE status = 'pending' AND next_attempt_at = ${HELD} RETURNING id`,
};

export async function discardNotifications(tx: Transaction): Promise<number> {
  return (await rows(DISCARD, [], tx)).length;
}
