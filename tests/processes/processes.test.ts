import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "@jest/globals";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { IsoDate } from "#core/calendar/dates.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { setDigest } from "#bot/operations/slack/setDigest.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { database } from "#db/connect.ts";
import { hire, testClock } from "../arranging/testOrganization.ts";
import { expectLedgersVerified } from "../asserting/expectLedgersVerified.ts";
import { bundledProgram } from "../servers/bundledProgram.ts";
import { startMailServer } from "../servers/startMailServer.ts";
import { nextWorkday } from "../soak/nextWorkday.ts";
import { numberOf, shortOrLong } from "../soak/shortOrLong.ts";
import { waitUntil } from "../soak/waitUntil.ts";
import { SIGNING_SECRET, slackCompany } from "../slack/slackCompany.ts";
import { expectStored } from "./expectStored.ts";
import { Fleet } from "./Fleet.ts";
import { Gate } from "./Gate.ts";
import { Journal } from "./Journal.ts";
import { startOwnDatabase } from "./startOwnDatabase.ts";
import { browse, clickApprove, decideOnWeb, followLinks, importPeople, typeCommands, watchStream } from "./traffic.ts";

const SECONDS = numberOf("SOAK_SECONDS", 0, 600);
const [RESTARTS, KILLS_AFTER] = shortOrLong([2, [2]], [10, [5, 8]]);
const PROCESSES = 3;
const IN_FLIGHT = 4;

const owned = await startOwnDatabase();
const mail = await startMailServer();
const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-processes-data-"));
const aheadOn = (day: IsoDate) => Date.parse(`${day}T14:00:00Z`) - Date.now();
let day = shortOrLong("2027-03-31", "2027-03-29");
let ahead = aheadOn(day);
testClock(day);
const clock = { now: () => new Date(Date.now() + ahead) };
configureOperations({ ...operationsRuntime(), clock });
const { sandbox, company, personOf, slack } = await slackCompany(clock);
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: owned.url,
  SMTP_URL: mail.url,
  SESSION_SECRET: "a secret for these tests",
  SLACK_CLIENT_ID: "client",
  SLACK_CLIENT_SECRET: "client secret",
  SLACK_SIGNING_SECRET: SIGNING_SECRET,
  SLACK_API_URL: sandbox.apiUrl,
};
const programs = {
  server: fileURLToPath(await bundledProgram("tests/processes/servingProcess.ts")),
  balancer: fileURLToPath(await bundledProgram("scripts/balancer/balance.ts")),
};
const fleet = new Fleet(programs, env, ahead);
let isOver = false;
afterAll(async () => {
  isOver = true;
  fleet.kill();
  await mail.stop();
  await owned.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const found = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await database().pool.query<Row>(sql, values)).rows;

async function repeated(): Promise<unknown[]> {
  const rows = await found<{ id: string }>("SELECT sent->>'ts' AS id FROM notifications WHERE sent ? 'ts'");
  const known = new Set(rows.map(({ id }) => id));
  const direct = [company.manager, company.erin, company.ezra, company.owner, company.admin].flatMap((person) =>
    personOf(person).messages(),
  );
  const inSlack = direct.filter(({ ts, ephemeral }) => !ephemeral && !known.has(ts)).map(({ text }) => text);
  const sent = mail.received.map(({ messageId }) => messageId);
  return [...inSlack, ...sent.filter((id, index) => sent.indexOf(id) !== index)];
}

async function drained(): Promise<void> {
  const due = `SELECT channel, event, attempts, last_error AS error, count(*)::int AS count FROM notifications
    WHERE status = 'pending' AND next_attempt_at <= $1 GROUP BY 1, 2, 3, 4`;
  let left: object[] = [];
  const isEmpty = async () => {
    left = await found(due, new Date(clock.now().getTime() + 15_000));
    return left.length === 0;
  };
  await waitUntil(isEmpty, () => `The queue was not delivered: ${JSON.stringify(left)}`, 200);
}

test(
  `${PROCESSES} processes behind a balancer lose nothing and repeat only messages in flight while processes restart and the database is killed`,
  async () => {
    const { owner, admin, manager, erin, ezra } = company;
    const nora = await hire(owner, "Nora", "Manager", { managerId: owner.userId });
    const onWeb = [];
    for (let n = 0; n < 6; n++) {
      onWeb.push(await hire(owner, `Worker${n}`, "Employee", { managerId: (n % 2 ? nora : manager).userId }));
    }
    for (const { userId } of [...onWeb, erin, ezra]) {
      await adjustBalanceOf(admin, userId, { type: "vacation", adjustment: 300, reason: "For the test" });
    }
    for (const { id, type } of await listPolicies(owner, owner.officeId, {})) {
      if (type === "personal") await editPolicy(owner, id, { accrualAmount: 12, accrualTiming: "monthly_increments" });
    }
    await setDigest(owner, owner.officeId, { channelId: "CGENERAL" }, slack.channelsOf);
    const { id: away } = await submitRequest(erin, { type: "vacation", startDate: day, endDate: "2027-04-23" });
    await decideRequest(manager, away, { status: "approved" });

    await fleet.start(PROCESSES);
    sandbox.eventsUrl = `${fleet.url}/api/slack/events`;
    const [journal, gate] = [new Journal(), new Gate()];
    const digestDays: IsoDate[] = [];
    const troubledDays = new Set<string>();
    const digests = () => sandbox.messages("CGENERAL").filter(({ ephemeral }) => !ephemeral).length;
    const haveDigestsCome = () => digests() >= digestDays.length - troubledDays.size;
    const lasts = 2 * (SECONDS + 120) * 1000;
    const traffic = { url: fleet.url, journal, gate, goesOn: () => !isOver, lasts };
    const someTraffic = async () => {
      await wait((SECONDS * 1000) / (RESTARTS + 1));
      await journal.everyCallAgain();
      await waitUntil(haveDigestsCome, () => `Only ${digests()} digests came`);
    };
    const everyone = Promise.all([
      ...onWeb.map((person) => browse(person, traffic)),
      decideOnWeb(manager, traffic),
      typeCommands(erin, personOf(erin), traffic),
      typeCommands(ezra, personOf(ezra), traffic),
      clickApprove(personOf(manager), traffic),
      followLinks(nora, mail, traffic),
      importPeople(admin, traffic),
      watchStream(manager, traffic),
    ]);

    everyone.catch(() => {});
    for (let restart = 1; restart <= RESTARTS; restart++) {
      await Promise.race([someTraffic(), everyone]);
      day = nextWorkday(day);
      digestDays.push(day);
      await gate.hold(async () => {
        if (restart === KILLS_AFTER[0]) {
          await drained();
          expect(await repeated()).toEqual([]);
        }
        ahead = aheadOn(day);
        await fleet.setAhead(ahead);
      });
      await fleet.restart(...(restart % 2 ? [restart % PROCESSES] : [0, 1]));
      if (!KILLS_AFTER.includes(restart)) continue;
      troubledDays.add(day);
      journal.outages.push(await owned.kill());
    }
    await Promise.race([someTraffic(), everyone]);
    isOver = true;
    await everyone;
    await drained();

    const seen = { answers: journal.answers, hints: journal.hints, failures: journal.summary() };
    process.stdout.write(`${JSON.stringify(seen)}\n`);
    expect(journal.unexpected(fleet)).toEqual([]);
    expect(fleet.errors.filter((line) => !line.startsWith("{") || line.includes('"status":500'))).toEqual([]);
    await expectStored(journal);
    expect(journal.hints).toBeGreaterThan(0);

    expect(digests()).toBeLessThanOrEqual(digestDays.length);
    expect(haveDigestsCome()).toBe(true);
    const twice = `SELECT user_id, type, effective_on FROM ledger_entries WHERE kind = 'accrual'
      GROUP BY user_id, type, effective_on, leave_year HAVING count(*) > 1`;
    expect(await found(twice)).toEqual([]);
    expect(await found("SELECT FROM ledger_entries WHERE effective_on = '2027-04-01'")).not.toEqual([]);
    const decidedTwice = `SELECT subject_id FROM audit_events WHERE action = 'decideRequest'
      GROUP BY subject_id HAVING count(*) > 1`;
    expect(await found(decidedTwice)).toEqual([]);
    expect((await repeated()).length).toBeLessThanOrEqual(KILLS_AFTER.length * PROCESSES * IN_FLIGHT);
    expect(await found("SELECT event, last_error FROM notifications WHERE status = 'failed'")).toEqual([]);
    await expectLedgersVerified();
  },
  (SECONDS + 600) * 1000,
);
