import { database } from "#db/connect.ts";

export async function changesNotified({ userId }: { userId: string }): Promise<string[]> {
  const { rows } = await database().pool.query<{ change: string }>(
    `SELECT payload ->> 'change' AS change FROM notifications
      WHERE event = 'account.changed' AND recipient_id = $1 AND channel = 'mail' ORDER BY id`,
    [userId],
  );
  return rows.map(({ change }) => change);
}
