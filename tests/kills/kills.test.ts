import { setTimeout as wait } from "node:timers/promises";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, jest, test } from "@jest/globals";
import { buildIfNeeded } from "#scripts/build/buildIfNeeded.js";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { connect, database, disconnect } from "#db/connect.ts";
import { findPostmaster } from "#db/embedded/postmaster.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { migrate } from "#db/migrate.ts";
import { type TestClock, testClock } from "../arranging/testOrganization.ts";
import { bundledProgram } from "../servers/bundledProgram.ts";
import { type MailServer, startMailServer } from "../servers/startMailServer.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { testServerUrl } from "../servers/testServerUrl.ts";
import { chanceFrom, SEED } from "../soak/chanceFrom.ts";
import { IS_LONG, numberOf, shortOrLong } from "../soak/shortOrLong.ts";
import { Confirmed } from "./Confirmed.ts";
import { expectNothingLost, untilDelivered } from "./expectNothingLost.ts";
import { type KilledCompany, killedCompany } from "./killedCompany.ts";
import { KilledServer } from "./KilledServer.ts";
import { killMigrations } from "./killMigrations.ts";
import { loadOf } from "./load.ts";

const KILLS = numberOf("SOAK_COUNT", 4, 200);
const TENTH = Math.max(1, Math.round(KILLS / 10));
/** In milliseconds. */
const LATEST = shortOrLong(Infinity, 10_000);
const MOST_ANSWERS = shortOrLong(40, 150);
const KILLED_WHILE_STARTING = 0.2;
const LONGEST_START = 2500;
const ONE_READY_IN = 4;
const ENOUGH = 10;
const FIRST_DAY = "2027-03-31";
const BETWEEN_STARTS = 20 * 3_600_000;
jest.setTimeout(300_000 + KILLS * 30_000);

const { url: databaseUrl } = await testDatabase();
const program = IS_LONG ? await asNpmStart() : await bundled();
const folder = await mkdtemp(path.join(tmpdir(), "awayday-kills-"));
await chmod(folder, 0o711);
const servers: KilledServer[] = [];
const mails: MailServer[] = [];
afterAll(async () => {
  await Promise.all([...servers.map((server) => server.kill()), ...mails.map((mail) => mail.stop())]);
  await rm(folder, { recursive: true, force: true });
});
const chance = chanceFrom(SEED);
const KEY = "a key for tests of kills";
const own = { SESSION_SECRET: "a secret for tests", ENCRYPTION_KEYS: KEY, DATA_DIR: folder };

async function asNpmStart(): Promise<string[]> {
  await buildIfNeeded();
  return ["scripts/start.js"];
}

async function bundled(): Promise<string[]> {
  const { href } = await bundledProgram("bot/main.ts");
  return ["--input-type=module", "--eval", `import("${href}").then(({ main }) => main())`];
}

function clockOfKills(): TestClock {
  const clock = testClock(FIRST_DAY);
  configureOperations({ ...operationsRuntime(), sealer: createSealer([KEY]) });
  return clock;
}

interface Rounds {
  kills: number;
  company: KilledCompany;
  env: Record<string, string>;
  also?: () => Promise<void>;
  look?: () => Promise<void>;
}

async function killAgainAndAgain({ kills, company, env, also, look }: Rounds): Promise<void> {
  const mail = await startMailServer();
  mails.push(mail);
  const server = await KilledServer.create({ program, env: { ...own, ...env, SMTP_URL: mail.url } }, also);
  servers.push(server);
  const journal = new Confirmed();
  const work = loadOf(company, server.url, journal);
  let ahead = clockOfKills().now().getTime() - Date.now();
  for (let kill = 0; kill < kills; kill++) {
    server.start(ahead);
    if (chance() < KILLED_WHILE_STARTING) {
      await wait(chance() * LONGEST_START);
      await server.kill();
    } else {
      await server.ready();
      const working = journal.again().then(work);
      const answers = kill % ONE_READY_IN === 1 ? 0 : Math.floor(chance() * MOST_ANSWERS);
      await Promise.race([journal.more(answers), working]);
      await server.kill();
      await working;
    }
    ahead += BETWEEN_STARTS;
  }
  server.start(ahead);
  await server.ready();
  await journal.again();
  await server.kill();
  ahead += BETWEEN_STARTS;
  server.start(ahead);
  await server.ready();
  await look?.();
  await untilDelivered(new Date(Date.now() + ahead));
  await server.stop();

  const { answers, refusals, unanswered, requests, files, submitted } = journal;
  const emails = mail.received.length;
  const [people, starts] = [files.length, summaryOf(server.starts)];
  report({ kills, answers, refusals, unanswered, requests: requests.size, files: people, emails, starts });
  expect(server.errors).toEqual([]);
  await expectNothingLost(journal, mail, kills + 1);
  expect(Math.max(...server.starts)).toBeLessThan(LATEST);
  if (kills < ENOUGH) return;
  for (const count of [submitted.size, unanswered, files.length]) expect(count).toBeGreaterThan(0);
}

function summaryOf(starts: readonly number[]): string {
  const sorted = starts.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} ms median, ${sorted.at(-1)} ms at most`;
}

function report(figures: object): void {
  process.stdout.write(`${JSON.stringify({ seed: SEED, ...figures })}\n`);
}

test("a server that is killed again and again is soon ready, and loses and repeats nothing that it confirmed", async () => {
  clockOfKills();
  const env = { DATABASE_URL: databaseUrl };
  await killAgainAndAgain({ kills: KILLS - 2 * TENTH, company: await killedCompany(), env });
});

test("a migration that is killed is undone, and the next process completes it", async () => {
  const killed = { program, env: own };
  const options = { serverUrl: testServerUrl(), newest: databaseUrl, killed, kills: TENTH, chance };
  const { inTheMiddle, starts } = await killMigrations(options);
  report({ kills: TENTH, inTheMiddle, starts: summaryOf(starts) });
  if (IS_LONG) expect(inTheMiddle).toBeGreaterThan(0);
  expect(Math.max(...starts)).toBeLessThan(LATEST);
});

test("a server that is killed together with its own PostgreSQL loses and repeats nothing that it confirmed", async () => {
  await disconnect();
  const home = path.join(folder, "postgres");
  const first = await startEmbeddedPostgres(home);
  const { sequelize } = connect(first.url);
  await migrate(sequelize);
  clockOfKills();
  const company = await killedCompany();
  const { rows } = await database().pool.query<{ data: string }>("SELECT current_setting('data_directory') AS data");
  await disconnect();
  await first.stop();

  let joined: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
  try {
    await killAgainAndAgain({
      kills: TENTH,
      company,
      env: {},
      also: async () => {
        const postmaster = await findPostmaster(rows[0]?.data ?? "");
        if (postmaster) process.kill(postmaster.pid, "SIGKILL");
      },
      look: async () => {
        joined = await startEmbeddedPostgres(home);
        connect(joined.url);
      },
    });
  } finally {
    await disconnect();
    await joined?.stop();
  }
});
