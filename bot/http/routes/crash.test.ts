import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { type Browser, browserOf } from "#tests/servers/httpServer.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";

const KILLS = shortOrLong(1, 40);
const PEOPLE = 4;
const NOW = "2027-03-01T15:00:00Z";
const requests = "/api/pto-requests";

const { url: databaseUrl } = await testDatabase();
const server = await bundledProgram("bot/main.ts");
testClock();
const owner = await foundTestOrganization();
const admin = await hire(owner, "Ada", "Admin");
const { pool } = database();

let dataDir = "";
let child: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "awayday-crash-"));
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await rm(dataDir, { recursive: true });
});

async function startServer(): Promise<string> {
  const clock = `{ now: () => new Date("${NOW}") }`;
  const program = `import("${server.href}").then(({ main }) => main(process.env, { clock: ${clock} }))`;
  const started = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0", DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  let printed = "";
  for await (const chunk of started.stdout) {
    printed += String(chunk);
    const at = /http:\/\/localhost:(\d+)/.exec(printed);
    if (at) return `http://127.0.0.1:${at[1]}`;
  }
  throw new Error(`The server did not start: ${printed}`);
}

async function signedIn(url: string, { email }: { email: string }): Promise<Browser> {
  const browser = browserOf(url);
  expect((await browser.send("POST", "/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  return browser;
}

const answered = { submitted: new Set<string>(), approved: new Set<string>() };

async function submitAndApprove(person: Browser, approver: Browser, onApproved: () => void): Promise<void> {
  for (let date = "2027-03-02"; date <= "2027-12-31"; date = addDays(date, 1)) {
    if (weekdayOf(date) > 5) continue;
    const asked = await person.send("POST", requests, { type: "vacation", startDate: date, endDate: date }).catch(none);
    if (!asked) return;
    expect(asked.status).toBe(201);
    answered.submitted.add(asked.body.id);
    const decided = await approver.send("PATCH", `${requests}/${asked.body.id}`, { status: "approved" }).catch(none);
    if (!decided) return;
    expect(decided.status).toBe(200);
    answered.approved.add(asked.body.id);
    onApproved();
  }
}

function none(): undefined {}

let hired = 0;
async function aPersonWithBalance() {
  const person = await hire(owner, `Rich${++hired}`);
  const [vacation] = await readOwnBalances(person, {});
  await adjustBalance(admin, vacation?.id ?? "", { adjustment: 300, reason: "For the test" });
  return person;
}

const idsOf = async (sql: string) => new Set((await pool.query<{ id: string }>(sql)).rows.map(({ id }) => id));

test(
  "kill -9 at any moment loses nothing that got a response, and leaves nothing half done",
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const people = [];
      for (let n = 0; n < PEOPLE; n++) people.push(await aPersonWithBalance());
      const url = await startServer();
      const approver = await signedIn(url, admin);
      const browsers = await Promise.all(people.map((person) => signedIn(url, person)));

      const enough = 5 + Math.floor(Math.random() * 20);
      let done = 0;
      const onApproved = () => {
        if (++done === enough) setTimeout(() => child?.kill("SIGKILL"), Math.random() * 25);
      };
      const exited = child && once(child, "exit");
      await Promise.all(browsers.map((browser) => submitAndApprove(browser, approver, onApproved)));
      expect(await exited).toEqual([null, "SIGKILL"]);
    }

    const stored = await idsOf("SELECT id FROM pto_requests");
    expect([...answered.submitted].filter((id) => !stored.has(id))).toEqual([]);
    const approved = await idsOf("SELECT id FROM pto_requests WHERE status = 'approved'");
    expect([...answered.approved].filter((id) => !approved.has(id))).toEqual([]);
    expect(answered.approved.size).toBeGreaterThanOrEqual(KILLS * 5);

    expect(await idsOf("SELECT request_id AS id FROM ledger_entries WHERE kind = 'usage'")).toEqual(approved);
    expect(await idsOf("SELECT subject_id AS id FROM audit_events WHERE action = 'submitRequest'")).toEqual(stored);
    expect(await idsOf("SELECT subject_id AS id FROM audit_events WHERE action = 'decideRequest'")).toEqual(approved);
    const { rows: halves } = await pool.query(
      `SELECT r.id FROM pto_requests r
        LEFT JOIN (SELECT request_id, sum(minutes) AS minutes FROM pto_request_days GROUP BY 1) d ON d.request_id = r.id
        LEFT JOIN (SELECT request_id, sum(minutes) AS minutes FROM ledger_entries GROUP BY 1) l ON l.request_id = r.id
        WHERE d.minutes IS DISTINCT FROM r.minutes
          OR coalesce(-l.minutes, 0) <> CASE WHEN r.status = 'approved' THEN r.minutes ELSE 0 END`,
    );
    expect(halves).toEqual([]);
  },
  KILLS * 60_000,
);

test("after a crash, a new server continues", async () => {
  const url = await startServer();
  const person = await aPersonWithBalance();
  const [browser, approver] = [await signedIn(url, person), await signedIn(url, admin)];
  const wanted = { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-09" };
  const { body } = await browser.send("POST", requests, wanted);
  expect((await approver.send("PATCH", `${requests}/${body.id}`, { status: "approved" })).status).toBe(200);
  expect((await browser.get("/api/pto-balances")).body[0]).toMatchObject({ balance: 315, used: 5, pending: 0 });
}, 60_000);
