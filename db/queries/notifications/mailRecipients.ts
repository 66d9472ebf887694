import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const COUNT = {
  name: "mail-recipient-count",
  text: `
    INSERT INTO mail_recipients AS m (recipient_hash, since, mails) VALUES ($1, $2, 1)
    ON CONFLICT (recipient_hash) DO UPDATE SET
      mails = CASE WHEN m.since <= $3 THEN 1 ELSE m.mails + 1 END,
      since = CASE WHEN m.since <= $3 THEN excluded.since ELSE m.since END
    RETURNING mails, since`,
};

export async function countMailTo(
  recipientHash: Buffer,
  { now, forgetBefore }: { now: Date; forgetBefore: Date },
): Promise<{ mails: number; since: Date }> {
  const counted = await row<{ mails: number; since: Date }>(COUNT, [recipientHash, now, forgetBefore]);
  return counted ?? { mails: 1, since: now };
}

const UNCOUNT = {
  name: "mail-recipient-uncount",
  text: "UPDATE mail_recipients SET mails = mails - 1 WHERE recipient_hash = $1 AND mails > 0",
};

export async function uncountMailTo(recipientHash: Buffer): Promise<void> {
  await rows(UNCOUNT, [recipientHash]);
}

const FORGET = { name: "mail-recipients-forget", text: "DELETE FROM mail_recipients WHERE since <= $1" };

export async function forgetMailRecipients(before: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [before], tx);
}
