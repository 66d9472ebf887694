import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { editPolicy } from "../policies/editPolicy.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { postDue } from "./postDue.ts";

const KILLS = shortOrLong(1, 100);
const PEOPLE = shortOrLong(100, 1500);

const { url } = await testDatabase();
const program = await bundledProgram("tests/servers/postingProcess.ts");
const clock = testClock("2027-12-20");
const { pool } = database();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

const WITH_LOTS = {
  unit: "day",
  grants: [
    {
      name: "yearly",
      frequency: "yearly",
      amount: 20,
      cap: { on: "12-30", balance: 10 },
      carryOver: { max: 5, excess: "sick" },
    },
    { name: "monthly", frequency: "monthly", amount: 1, carryOver: "none" },
  ],
} as const;

async function aLargeOrganization() {
  clock.set("2027-12-20");
  const owner = await foundTestOrganization();
  for (const { id, type } of await listPolicies(owner, owner.officeId, {})) {
    if (type === "personal") await editPolicyDocument(owner, id, { document: WITH_LOTS });
    else await editPolicy(owner, id, { accrualAmount: 24, accrualTiming: "monthly_increments", maxBalance: 25 });
  }
  await pool.query(
    `INSERT INTO users (organization_id, id, name, email, role, office_id, start_date, added_on, created_at, updated_at)
     SELECT $1::uuid, gen_random_uuid(), 'P' || n, 'p' || n || '@' || $1::uuid, 'Employee', CASE WHEN n % 3 > 0 THEN $2::uuid END,
       date '2027-11-15' + n % 40, '2027-11-15', now(), now() FROM generate_series(1, $3::int) n`,
    [owner.organizationId, owner.officeId, PEOPLE],
  );
  await pool.query("UPDATE offices SET posted_through = NULL, posting_through = NULL WHERE organization_id = $1", [
    owner.organizationId,
  ]);
  await postDue(owner.organizationId);
  return owner;
}

async function digest(organizationId: string): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT count(*) AS entries, md5(string_agg(concat_ws(' ', u.name, l.source_key, l.leave_year, l.kind, l.minutes,
        l.effective_on, l.details), '|' ORDER BY u.name, l.source_key)) AS digest
     FROM ledger_entries l JOIN users u ON u.organization_id = l.organization_id AND u.id = l.user_id
     WHERE l.organization_id = $1 AND l.kind <> 'policy_change'`,
    [organizationId],
  );
  return rows;
}

async function kindsOf(organizationId: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    `SELECT DISTINCT kind FROM ledger_entries WHERE organization_id = $1 AND kind <> 'policy_change' ORDER BY 1`,
    [organizationId],
  );
  return rows.map(({ kind }) => kind);
}

async function startSchedulerProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(program), url], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  child.stdin?.on("error", () => {});
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function tick(child: ChildProcess): Promise<unknown> {
  const exited = once(child, "exit");
  child.stdin?.end("now\n");
  return exited;
}

test("five processes whose schedulers tick at once post what one process posts", async () => {
  const [byOne, byFive] = [await aLargeOrganization(), await aLargeOrganization()];
  const processes = await Promise.all(Array.from({ length: 5 }, startSchedulerProcess));
  clock.set("2028-01-02");
  const crowd = Promise.all(Array.from({ length: 5 }, () => postDue(byFive.organizationId)));
  expect(await Promise.all(processes.map(tick))).toEqual(Array.from({ length: 5 }, () => [0, null]));
  await crowd;
  expect(await digest(byFive.organizationId)).toEqual(await digest(byOne.organizationId));
  expect(await kindsOf(byOne.organizationId)).toEqual(["accrual", "cap", "carry_over", "transfer"]);
  await expectLedgersVerified();
}, 120_000);

test(
  "the run after a process was killed at any moment completes the ledger of an uninterrupted run",
  async () => {
    const whole = await aLargeOrganization();
    clock.set("2028-01-02");
    const begun = performance.now();
    await postDue(whole.organizationId);
    const took = performance.now() - begun;
    const wanted = await digest(whole.organizationId);
    const partly = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const { organizationId } = await aLargeOrganization();
      const child = await startSchedulerProcess();
      const exited = tick(child);
      const timer = setTimeout(() => child.kill("SIGKILL"), Math.random() * took);
      await exited;
      clearTimeout(timer);
      const left = (await digest(organizationId)) as [{ entries: number }];
      partly.push(left[0].entries);
      clock.set("2028-01-02");
      await postDue(organizationId);
      expect(await digest(organizationId)).toEqual(wanted);
    }
    expect(partly).toHaveLength(KILLS);
    await expectLedgersVerified();
  },
  KILLS * 60_000,
);
