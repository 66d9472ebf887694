import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type Measured, startOurs } from "./servers/measuredServer.ts";
import { smtpSink } from "./servers/smtpSink.ts";
import { type BenchOrganization, PASSWORD, populate } from "./data/populate.ts";
import { queueMails } from "./data/queueMails.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { analyze, onFreshDatabase } from "./data/onFreshDatabase.ts";

interface Queued {
  databaseUrl: string;
  dataDir: string;
  pool: pg.Pool;
  organization: BenchOrganization;
}

async function measureMails(
  { databaseUrl, dataDir, pool, organization }: Queued,
  count: number,
): Promise<{ perSecond: number; memoryEarly: number; memoryLate: number }> {
  const sink = await smtpSink();
  await pool.query("UPDATE notifications SET status = 'obsolete' WHERE status = 'pending'");
  await queueMails(pool, organization.id, count);
  const ours: Measured = await startOurs(databaseUrl, dataDir, { SMTP_URL: sink.url });
  try {
    const passed = async (mails: number) => {
      while (sink.mails() < mails) await wait(20);
    };
    await passed(count / 10);
    const memoryEarly = await ours.memory();
    const begun = performance.now();
    await passed(count);
    const perSecond = (count * 0.9) / ((performance.now() - begun) / 1000);
    return { perSecond, memoryEarly, memoryLate: await ours.memory() };
  } finally {
    await ours.stop();
    await sink.close();
  }
}

export async function reportMails(options: Queued, count: number): Promise<void> {
  const { perSecond: rate, memoryEarly, memoryLate } = await measureMails(options, count);
  const memory = `${memoryEarly.toFixed(0)} MB after the first tenth, ${memoryLate.toFixed(0)} MB after the last`;
  console.log(`${count} queued emails delivered: ${rate.toFixed(0)}/s (${memory})`);
}

export async function benchMails(count: number): Promise<void> {
  await onFreshDatabase(async (database) => {
    const organization = await populate(database.pool, "large", 1000, await hashPassword(PASSWORD, {}));
    await analyze(database.pool);
    await reportMails({ ...database, organization }, count);
  });
}
