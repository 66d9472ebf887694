import type pg from "pg";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { figure } from "#core/figure.ts";
import { cpuTime, databaseCpuTime } from "../cpuTime.ts";
import { analyze, onFreshDatabase } from "../data/onFreshDatabase.ts";
import { PASSWORD, populate } from "../data/populate.ts";
import { quantile } from "../rounds.ts";
import { startOurs } from "../servers/measuredServer.ts";
import { signedIn } from "../servers/signedIn.ts";
import { cloneOrganization } from "./cloneOrganization.ts";
import { ownPages } from "./ownPages.ts";

const PEOPLE = 100;
const REQUESTS = 5;
const VISITORS = 100;
const ROUNDS = 5;
const MONDAY = "2026-06-01T09:00:00Z";
const NEW_YEAR = "2028-01-01T12:00:00Z";
const BEFORE = "2027-12-31T12:00:00Z";

export async function benchOrganizations(organizations: number): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "small", PEOPLE, await hashPassword(PASSWORD, {}), REQUESTS);
    await cloneOrganization(pool, organization, organizations - 1);
    await analyze(pool);

    const begun = performance.now();
    const ours = await startOurs(databaseUrl, dataDir);
    console.log(
      `Start with ${figure(organizations)} organizations: ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    try {
      const signIns: number[] = [];
      const pages: number[] = [];
      for (let n = 1; n <= VISITORS; n++) {
        const email = `copy${1 + ((n * 37) % (organizations - 1))}.12@bench.example`;
        const at = performance.now();
        await signedIn(ours.url, email, PASSWORD);
        signIns.push(performance.now() - at);
        const calls = await ownPages(ours.url, email);
        for (let round = 0; round < ROUNDS; round++) pages.push(await calls());
      }
      report("Sign-in", signIns);
      report("Own pages", pages);
    } finally {
      await ours.stop();
    }

    const now = { at: new Date(MONDAY) };
    configureOperations({ clock: { now: () => now.at }, sealer: createSealer(["a key for measuring"]) });
    const timed = (name: string, run: () => Promise<string>) => reportJob(name, pool, run);
    await pool.query(
      `INSERT INTO slack_installations (organization_id, id, team_id, tokens_sealed, installed_at)
       SELECT id, id, 'T' || id, '', now() FROM organizations`,
    );
    await pool.query(
      `INSERT INTO slack_digests (organization_id, office_id, team_id, channel_id, channel_name)
       SELECT organization_id, id, 'T' || organization_id, 'C1', 'general' FROM offices`,
    );
    await timed("Digests of all organizations, without Slack's own time", async () => {
      let posted = 0;
      const [broken] = await sendDigests(async () => {
        posted += 1;
        return "posted";
      });
      if (broken) throw broken.error;
      return `${figure(posted)} digests`;
    });
    now.at = new Date(BEFORE);
    await timed("Scheduler with nothing due", postAll);
    now.at = new Date(NEW_YEAR);
    await timed("Scheduler at New Year, everything due", postAll);
    await timed("Scheduler again", postAll);
  });
}

function report(name: string, times: readonly number[]): void {
  const [half, late] = [0.5, 0.99].map((part) => quantile(times, part).toFixed(0));
  console.log(`${name}: ${half} ms p50, ${late} ms p99`);
}

async function postAll(): Promise<string> {
  const { offices, broken } = await postDueEverywhere();
  if (broken[0]) throw broken[0].error;
  return `${figure(offices.length)} offices`;
}

async function reportJob(name: string, pool: pg.Pool, run: () => Promise<string>): Promise<void> {
  const [before, begun] = [await usedBy(pool), performance.now()];
  const done = await run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  console.log(`${name}: ${seconds} s, ${((await usedBy(pool)) - before).toFixed(2)} s of CPU time (${done})`);
}

async function usedBy(pool: pg.Pool): Promise<number> {
  return (await cpuTime(process.pid)) + (await databaseCpuTime(pool));
}
