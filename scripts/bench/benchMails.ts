import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { SMTPServer } from "smtp-server";
import { type Measured, startOurs } from "./servers/measuredServer.ts";
import { type BenchOrganization, PASSWORD, populate } from "./data/populate.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";

/**
 * Queues emails about pending requests, and measures how our process delivers them to a server that accepts them all.
 */
async function measureMails(
  {
    databaseUrl,
    dataDir,
    pool,
    organization,
  }: {
    databaseUrl: string;
    dataDir: string;
    pool: pg.Pool;
    organization: BenchOrganization;
  },
  count: number,
): Promise<{ perSecond: number; memoryEarly: number; memoryLate: number }> {
  const sunk = { mails: 0 };
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => {
        sunk.mails += 1;
        done();
      });
    },
  });
  sink.listen(0, "127.0.0.1");
  await once(sink.server, "listening");
  await queue(pool, organization.id, count);
  const { port } = sink.server.address() as AddressInfo;
  const ours: Measured = await startOurs(databaseUrl, dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const passed = async (mails: number) => {
      while (sunk.mails < mails) await wait(20);
    };
    await passed(count / 10);
    const memoryEarly = await ours.memory();
    const begun = performance.now();
    await passed(count);
    const perSecond = (count * 0.9) / ((performance.now() - begun) / 1000);
    return { perSecond, memoryEarly, memoryLate: await ours.memory() };
  } finally {
    await ours.stop();
    await new Promise<void>((resolve) => {
      sink.close(() => resolve());
    });
  }
}

/** Queues emails about pending requests to the managers of the requesters, many for each request. */
async function queue(pool: pg.Pool, organizationId: string, count: number): Promise<void> {
  await pool.query("UPDATE notifications SET status = 'obsolete' WHERE status = 'pending'");
  await pool.query(
    `INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
     SELECT $1, gen_random_uuid(), 'request.submitted', 'measured:' || n, u.manager_id, 'mail',
       jsonb_build_object('requestId', r.id), '2020-01-01', now()
     FROM generate_series(1, $2::int) n
     CROSS JOIN LATERAL (SELECT id, user_id FROM pto_requests WHERE organization_id = $1 AND status = 'pending'
       AND user_id IN (SELECT id FROM users WHERE organization_id = $1 AND manager_id IS NOT NULL)
       ORDER BY id OFFSET n % 100 LIMIT 1) r
     JOIN users u ON u.organization_id = $1 AND u.id = r.user_id`,
    [organizationId, count],
  );
}

/** Measures and prints how fast queued emails are delivered and how much memory that takes. */
export async function reportMails(options: Parameters<typeof measureMails>[0], count: number): Promise<void> {
  const { perSecond: rate, memoryEarly, memoryLate } = await measureMails(options, count);
  const memory = `${memoryEarly.toFixed(0)} MB after the first tenth, ${memoryLate.toFixed(0)} MB after the last`;
  console.log(`${count} queued emails delivered: ${rate.toFixed(0)}/s (${memory})`);
}

/** Measures only email delivery, for a given number of emails. */
export async function benchMails(count: number): Promise<void> {
  await onFreshDatabase(async (database) => {
    const organization = await populate(database.pool, "large", 1000, await hashPassword(PASSWORD, {}));
    await analyze(database.pool);
    await reportMails({ ...database, organization }, count);
  });
}
