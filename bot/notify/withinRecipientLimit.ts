import { millisecondsInDay } from "date-fns/constants";
import { mailLimit } from "#core/notify/recipientLimit.ts";
import { countMailTo, uncountMailTo } from "#db/queries/notifications/mailRecipients.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { Message } from "./Message.ts";
import { SendFailure } from "./SendFailure.ts";

/** Throws a SendFailure if the address has received too many emails in 24 hours. */
export async function withinRecipientLimit<Result>(message: Message, send: () => Promise<Result>): Promise<Result> {
  const limit = mailLimit(message.body.event, message.recipient);
  const { sealer, clock } = operationsRuntime();
  const hash = Buffer.from(sealer.mac(`recipient ${limit.of}`), "base64url");
  const now = clock.now();
  const { mails, since } = await countMailTo(hash, { now, forgetBefore: new Date(now.getTime() - millisecondsInDay) });
  try {
    if (mails > limit.mails) {
      const retryAfterMs = since.getTime() + millisecondsInDay - now.getTime();
      throw new SendFailure("This address has received too many emails today", { retryAfterMs, isOfRecipient: true });
    }
    return await send();
  } catch (error) {
    await uncountMailTo(hash);
    throw error;
  }
}
