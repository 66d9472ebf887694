import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startPostgres.ts";
import { migrate } from "#db/migrate.ts";
import { hashPassword } from "#bot/operations/auth/passwords/passwords.ts";
import { benchAccrual } from "./accrual.ts";
import { databaseCpuTime } from "./cpuTime.ts";
import { measureDecisions } from "./decisions.ts";
import { IMPORTED, measureImports } from "./imports.ts";
import { LIST_PEOPLE, measureLists } from "./lists.ts";
import { measureMails } from "./mails.ts";
import { startBare, startOurs, type Measured } from "./servers/measuredServer.ts";
import { measureMoving, MOVED, MOVING_ORGANIZATION } from "./moving.ts";
import { onFreshDatabase } from "./data/onFreshDatabase.ts";
import { MONTH, populate, type BenchOrganization } from "./data/populate.ts";
import { populateReports } from "./data/reportPeople.ts";
import { measurePreview, PREVIEWED } from "./preview.ts";
import { measureReports, REPORTED_PEOPLE } from "./reports.ts";
import { compare, type Side } from "./rounds.ts";
import { signedIn } from "./servers/signedIn.ts";
import { measureSlack } from "./slack.ts";
import { measureStart } from "./starting.ts";
import { measureWeb } from "./web.ts";

const PASSWORD = "measured";
const MAILS = 10_000;

function report(name: string, ratio: number, needed: string | undefined, details: string): void {
  const notes = needed === undefined ? details : `needed ${needed}; ${details}`;
  console.log(`${name.padEnd(34)} ${ratio.toFixed(2).padStart(6)}   (${notes})`);
}

const perSecond = ({ ours, bare }: { ours: number; bare: number }) =>
  `ours ${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s`;

/** Measures all reads on one organization against the bare server on the same database. */
async function measureReading(
  ours: Measured,
  bare: Measured,
  large: BenchOrganization,
  small: BenchOrganization,
): Promise<void> {
  const owner = await signedIn(ours.url, large.ownerEmail, PASSWORD);
  const manager = await signedIn(ours.url, large.managerEmail, PASSWORD);
  const employee = await signedIn(ours.url, large.employeeEmail, PASSWORD);
  const month = `from=${MONTH.from}&to=${MONTH.to}`;
  const of = (id: string) => `organization=${large.id}&user=${id}`;
  const calendarPath = `/api/team/calendar?${month}`;
  const calendar: Side = { url: ours.url, requests: [{ path: calendarPath, headers: owner.headers }] };
  const bareCalendar: Side = { url: bare.url, requests: [{ path: `/calendar?${of(owner.id)}&${month}` }] };

  const fresh = await compare(calendar, bareCalendar);
  report("Calendar of a month", fresh.ours / fresh.bare, "0.90", perSecond(fresh));

  const etag = (await fetch(ours.url + calendarPath, { headers: owner.headers })).headers.get("etag") ?? "";
  const conditional = { path: calendarPath, headers: { ...owner.headers, "if-none-match": etag } };
  const unchanged = await compare({ url: ours.url, requests: [conditional] }, bareCalendar);
  report("Unchanged month (ETag)", unchanged.ours / unchanged.bare, "3.00", perSecond(unchanged));

  const dashboard = await compare(
    {
      url: ours.url,
      requests: ["/api/auth/user", "/api/pto-balances", "/api/pto-requests", calendarPath].map((call) => ({
        path: call,
        headers: employee.headers,
      })),
    },
    {
      url: bare.url,
      requests: ["/me", "/balances", "/requests", "/team-calendar"].map((call) => ({
        path: `${call}?${of(employee.id)}&${month}`,
      })),
    },
  );
  report("Own dashboard's calls", dashboard.ours / dashboard.bare, "0.60", perSecond(dashboard));

  const pending = await compare(
    { url: ours.url, requests: [{ path: "/api/pto-requests?view=team&status=pending", headers: manager.headers }] },
    { url: bare.url, requests: [{ path: `/pending?${of(manager.id)}` }] },
  );
  report("Team's pending requests", pending.ours / pending.bare, "0.60", perSecond(pending));

  const smallOwner = await signedIn(ours.url, small.ownerEmail, PASSWORD);
  const { ours: small100, bare: large1000 } = await compare(
    { url: ours.url, requests: [{ path: calendarPath, headers: smallOwner.headers }] },
    calendar,
  );
  report(
    "Month of 1,000 people against 100",
    small100 / large1000,
    "at most 6.00",
    `${small100.toFixed(0)}/s, ${large1000.toFixed(0)}/s`,
  );
}

/** Measures what people wait for in a browser on this machine. */
async function reportWeb(organization: Parameters<typeof measureWeb>[0]): Promise<void> {
  const { firstLoad, largestPaint, calendarInteraction, historyInteraction } = await measureWeb(organization);
  console.log(`First load of the dashboard: ${firstLoad.toFixed(0)} kB of JavaScript and CSS (needed 250)`);
  console.log(`Largest contentful paint, 1,000 people: ${largestPaint.toFixed(0)} ms (needed 1000)`);
  console.log(`Interaction to next paint, calendar: ${calendarInteraction.toFixed(0)} ms (needed 100)`);
  console.log(`Interaction to next paint, history of 500: ${historyInteraction.toFixed(0)} ms (needed 100)`);
}

/** Measures what people wait for in Slack. */
async function reportSlack(options: Parameters<typeof measureSlack>[0]): Promise<void> {
  const { p99, middle, ...rates } = await measureSlack(options);
  console.log(
    `/pto balance at 100 a second: ${p99.toFixed(0)} ms p99 (needed 100), ${middle.toFixed(0)} ms in the middle`,
  );
  report("Acknowledging /pto balance", rates.ours / rates.bare, undefined, perSecond(rates));
}

/** Measures how fast queued emails are delivered, and the memory needed. */
async function reportMails(options: Parameters<typeof measureMails>[0], count: number): Promise<void> {
  const { perSecond: rate, memoryEarly, memoryLate } = await measureMails(options, count);
  const memory = `${memoryEarly.toFixed(0)} MB after the first tenth, ${memoryLate.toFixed(0)} MB after the last`;
  console.log(`${count} queued mails delivered: ${rate.toFixed(0)}/s (${memory})`);
}

/** Measures only email delivery, for a given number of emails. */
async function benchMails(count: number): Promise<void> {
  await onFreshDatabase(async (database) => {
    const organization = await populate(database.pool, "large", 1000, await hashPassword(PASSWORD));
    await analyze(database.pool);
    await reportMails({ ...database, organization }, count);
  });
}

/** Measures moving people with booked leave to another office by a file. */
async function benchMoving(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "moving", MOVING_ORGANIZATION, await hashPassword(PASSWORD));
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      const before = { node: await ours.cpu(), database: await databaseCpuTime(pool) };
      const moved = await measureMoving({ url: ours.url, pool, organization, password: PASSWORD });
      const what = `${MOVED} people with ${(moved.requests / MOVED).toFixed(1)} requests to come each`;
      console.log(`Another office for ${what}: ${moved.seconds.toFixed(1)} s (needed 30)`);
      const node = (await ours.cpu()) - before.node;
      const inDatabase = (await databaseCpuTime(pool)) - before.database;
      console.log(
        `CPU time, which other processes disturb less: ${node.toFixed(1)} s of Node, ${inDatabase.toFixed(1)} s of PostgreSQL`,
      );
      console.log(`Recalculated: ${moved.recosted} requests, ${moved.notified} people notified`);
      console.log(`Node process after this file: ${(await ours.memory()).toFixed(0)} MB at most`);
    } finally {
      await ours.stop();
    }
  });
}

/** Measures previews of edits of a policy that applies to ten thousand people. */
async function benchPreview(): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "preview", PREVIEWED, await hashPassword(PASSWORD));
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      for (const { name, seconds } of await measurePreview({ url: ours.url, pool, organization, password: PASSWORD })) {
        console.log(`Preview for ${PREVIEWED} people, ${name}: ${seconds.toFixed(1)} s (needed 3)`);
      }
    } finally {
      await ours.stop();
    }
  });
}

/**
 * Measures what people wait for in the console of a large organization: pages of lists against their queries, files,
 * and reports.
 */
async function benchConsole(): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const organization = await populate(pool, "large", LIST_PEOPLE, passwordHash);
    await analyze(pool);
    const servers = [await startOurs(databaseUrl, dataDir), await startBare(databaseUrl)] as const;
    const [ours, bare] = servers;
    try {
      for (const { name, ratio, ...rates } of await measureLists({ ours, bare, organization, password: PASSWORD })) {
        report(name, ratio, "at most 3.00", perSecond(rates));
      }
      for (const { name, seconds } of await measureImports({ url: ours.url, organization, password: PASSWORD })) {
        console.log(`${name}, ${IMPORTED} rows: ${seconds.toFixed(1)} s (needed 30)`);
      }
      console.log(`Node process after these files: ${(await ours.memory()).toFixed(0)} MB at most`);
    } finally {
      for (const server of servers) await server.stop();
    }
  });
  await onFreshDatabase(async ({ databaseUrl, dataDir, pool }) => {
    const today = new Date().toISOString().slice(0, 10);
    const organization = await populateReports(pool, { people: REPORTED_PEOPLE, today, passwordHash });
    await analyze(pool);
    const ours = await startOurs(databaseUrl, dataDir);
    try {
      for (const { name, took } of await measureReports({ url: ours.url, organization, password: PASSWORD, today })) {
        console.log(`${name}, 5,000 people: ${took.toFixed(0)} ms (needed 500)`);
      }
    } finally {
      await ours.stop();
    }
  });
}

/**
 * Measures the web: both servers on one PostgreSQL, 10 connections, alternating rounds, medians. `then` measures more
 * on the same data.
 */
async function benchWeb(then?: (on: Parameters<typeof measureSlack>[0]) => Promise<void>): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "awayday-bench-"));
  // If started by root, the database belongs to another user, who needs access to the folder.
  await chmod(home, 0o711);
  const postgres = await startEmbeddedPostgres(home);
  const servers: Measured[] = [];
  try {
    const { sequelize, pool } = connect(postgres.url);
    await migrate(sequelize);
    const passwordHash = await hashPassword(PASSWORD);
    const large = await populate(pool, "large", 1000, passwordHash);
    const small = await populate(pool, "small", 100, passwordHash);
    await analyze(pool);

    const ours = await startOurs(postgres.url, home);
    const bare = await startBare(postgres.url);
    servers.push(ours, bare);
    console.log(`Node process at rest: ${(await ours.memory()).toFixed(0)} MB (needed 190)`);
    await measureReading(ours, bare, large, small);
    const decisions = await measureDecisions({
      ours: ours.url,
      bare: bare.url,
      organization: large,
      password: PASSWORD,
      pool,
    });
    report("Submit and approve", decisions.ours / decisions.bare, "0.50", perSecond(decisions));
    console.log(`Node process after this load: ${(await ours.memory()).toFixed(0)} MB at most (needed 190)`);
    await reportWeb({ url: ours.url, organization: large, password: PASSWORD, pool });
    for (const server of servers.splice(0)) await server.stop();
    await then?.({ databaseUrl: postgres.url, dataDir: home, pool, organization: large });
    await disconnect();
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function analyze(pool: pg.Pool): Promise<void> {
  await pool.query("VACUUM (ANALYZE)");
}

const [only, ...sizes] = process.argv.slice(2);
if (only === "accrual") await benchAccrual(sizes.length > 0 ? sizes.map(Number) : [10_000, 1_000_000]);
else if (only === "mails") await benchMails(Number(sizes[0] ?? MAILS));
else if (only === "console") await benchConsole();
else if (only === "moving") await benchMoving();
else if (only === "preview") await benchPreview();
else if (only === "web") await benchWeb();
else {
  await benchWeb(async (on) => {
    await reportSlack(on);
    await reportMails(on, MAILS);
  });
  await measureStart();
  await benchConsole();
  await benchMoving();
  await benchPreview();
  await benchAccrual([10_000, 50_000]);
}
