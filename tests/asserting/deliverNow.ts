import type { Pool } from "pg";
import { type Logger, pino } from "pino";
import { smtpChannel } from "#bot/mail/smtpChannel.ts";
import { database } from "#db/connect.ts";
import type { Channel } from "#bot/notify/Channel.ts";
import type { Delivery } from "#bot/notify/runQueue.ts";
import { deliverWith } from "#bot/notify/deliverWith.ts";
import { deliveryPool } from "#bot/notify/startDelivery.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { TestClock } from "../arranging/testOrganization.ts";

interface DeliverOptions {
  databaseUrl: string;
  clock: Clock;
  channels: readonly Channel[];
  log?: Logger;
}

const SILENT = pino({ level: "silent" });

const pools = new Map<string, Pool>();

/** May move the test's clock. */
export async function deliverNow(options: DeliverOptions): Promise<void> {
  const { clock } = options;
  await delivering(options, async (delivery) => {
    for (;;) {
      await delivery.idle();
      const later = await firstDueLater(clock.now());
      if (!later || !isTestClock(clock)) return;
      clock.setInstant(later);
    }
  });
}

export function deliverDue(options: DeliverOptions): Promise<void> {
  return delivering(options, (delivery) => delivery.idle());
}

async function delivering(
  { databaseUrl, log = SILENT, ...options }: DeliverOptions,
  run: (delivery: Delivery) => Promise<void>,
): Promise<void> {
  const pool = pools.get(databaseUrl) ?? deliveryPool(databaseUrl, log);
  pools.set(databaseUrl, pool);
  const delivery = deliverWith(pool, { log, ...options, chance: () => 0 });
  await run(delivery);
  await delivery.stop(5000);
}

async function firstDueLater(now: Date): Promise<Date | undefined> {
  const { rows } = await database().pool.query<{ at: Date | null }>(
    "SELECT min(next_attempt_at) AS at FROM notifications WHERE status = 'pending' AND attempts = 0 AND next_attempt_at > $1",
    [now],
  );
  return rows[0]?.at ?? undefined;
}

function isTestClock(clock: Clock): clock is TestClock {
  return "setInstant" in clock;
}

export function mailTo(smtpUrl: string, appUrl: string, { endsWithin }: { endsWithin?: number } = {}): Channel {
  const from = "Awayday <awayday@awayday.example>";
  return smtpChannel({ smtpUrl, from, appUrl, connections: 8, ...(endsWithin !== undefined && { endsWithin }) });
}
