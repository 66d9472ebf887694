import { pino } from "pino";
import { smtpChannel } from "#bot/mail/smtpChannel.ts";
import type { Channel } from "#bot/notify/Channel.ts";
import { startDelivery } from "#bot/notify/startDelivery.ts";
import type { Clock } from "#bot/operations/runtime.ts";

/** Makes one attempt to deliver everything that is due; a failed message becomes due again at a later clock time. */
export async function deliverNow(options: {
  databaseUrl: string;
  clock: Clock;
  channels: readonly Channel[];
}): Promise<void> {
  const delivery = startDelivery({ ...options, log: pino({ level: "silent" }), chance: () => 0 });
  await delivery.idle();
  await delivery.stop(5000);
}

/** Returns a channel that sends email to a server, with links to `appUrl`. */
export function mailTo(smtpUrl: string, appUrl: string): Channel {
  return smtpChannel({ smtpUrl, from: "Awayday <awayday@awayday.example>", appUrl, connections: 8 });
}
