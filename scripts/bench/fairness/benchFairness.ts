import type pg from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { databaseCpuTime } from "../cpuTime.ts";
import { analyze, onFreshDatabase } from "../data/onFreshDatabase.ts";
import { PASSWORD, populate } from "../data/populate.ts";
import { populateReports } from "../data/reportPeople.ts";
import { median, quantile } from "../rounds.ts";
import { type Measured, startOurs } from "../servers/measuredServer.ts";
import { signedIn } from "../servers/signedIn.ts";
import { smtpSink } from "../servers/smtpSink.ts";
import { type Disturbance, disturbances } from "./disturbances.ts";
import { Victim } from "./Victim.ts";

const VICTIM = 200;
const LARGE = 2000;
const SECONDS = 5;
/** In milliseconds. */
const SETTLING = 500;
const METRICS_TOKEN = "a-token-for-the-fairness-benchmark-0123456789";

interface Window {
  times: number[];
  /** The event loop's longest delay in milliseconds. */
  lag: number;
  /** Seconds of CPU time per second. */
  node: number;
  database: number;
}

export async function benchFairness(pairs: number, only = ""): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const passwordHash = await hashPassword(PASSWORD, {});
    const organization = await populate(pool, "victim", VICTIM, passwordHash);
    const today = new Date().toISOString().slice(0, 10);
    const large = await populateReports(pool, { people: LARGE, today, passwordHash });
    await analyze(pool);
    const sink = await smtpSink();
    const ours = await startOurs(databaseUrl, dataDir, { SMTP_URL: sink.url, METRICS_TOKEN });
    const victim = await Victim.signIn(ours.url, organization);
    try {
      const { headers } = await signedIn(ours.url, large.ownerEmail, PASSWORD);
      const other = {
        url: ours.url,
        pool,
        organizationId: large.id,
        ownerEmail: large.ownerEmail,
        headers,
        mails: () => sink.mails(),
      };
      const measure = () => windowOf(victim, ours, pool);
      await measure();
      for (const disturbance of disturbances(other)) {
        if (disturbance.name.includes(only)) await measurePairs(disturbance, measure, pairs);
      }
    } finally {
      victim.stop();
      await ours.stop();
      await sink.close();
    }
  });
}

async function measurePairs(disturbance: Disturbance, measure: () => Promise<Window>, pairs: number): Promise<void> {
  const alone: Window[] = [];
  const beside: Window[] = [];
  const done: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    await wait(SETTLING);
    alone.push(await measure());
    const end = await disturbance.start();
    await wait(SETTLING);
    beside.push(await measure());
    done.push(await end());
  }
  const { name: what, needed } = disturbance;
  const half = `p50 ${ratio(alone, beside, 0.5)}${needed.p50 ? ` (needed at most ${needed.p50.toFixed(2)})` : ""}`;
  const late = `p99 ${ratio(alone, beside, 0.99)} (needed at most ${needed.p99.toFixed(2)})`;
  console.log(`Beside ${what}: ${half}, ${late}`);
  for (const [name, windows] of Object.entries({ alone, beside })) {
    const all = windows.flatMap(({ times }) => times);
    const [p50, p99] = [0.5, 0.99].map((part) => quantile(all, part).toFixed(1));
    const of = (figure: "lag" | "node" | "database") => median(windows.map((window) => window[figure]));
    console.log(
      `  ${name}: p50 ${p50} ms, p99 ${p99} ms; event loop late by ${of("lag").toFixed(0)} ms at most; ` +
        `cores used: Node ${of("node").toFixed(2)}, PostgreSQL ${of("database").toFixed(2)}`,
    );
  }
  console.log(`  per round: ${done.join(", ")}`);
}

function ratio(alone: Window[], beside: Window[], part: number): string {
  const rounds = alone.map(({ times }, n) => quantile(beside[n]?.times ?? [], part) / quantile(times, part));
  const all = (windows: Window[]) =>
    quantile(
      windows.flatMap(({ times }) => times),
      part,
    );
  const whole = (all(beside) / all(alone)).toFixed(2);
  return `${whole} [${Math.min(...rounds).toFixed(2)} to ${Math.max(...rounds).toFixed(2)}]`;
}

async function windowOf(victim: Victim, ours: Measured, pool: pg.Pool): Promise<Window> {
  await eventLoopLag(ours);
  const before = { node: await ours.cpu(), database: await databaseCpuTime(pool), at: performance.now() };
  const times = await victim.calls(SECONDS);
  const seconds = (performance.now() - before.at) / 1000;
  return {
    times,
    node: ((await ours.cpu()) - before.node) / seconds,
    database: ((await databaseCpuTime(pool)) - before.database) / seconds,
    lag: await eventLoopLag(ours),
  };
}

async function eventLoopLag({ url }: Measured): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1000;
}
