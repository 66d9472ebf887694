import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { startAccrualScheduler } from "./startAccrualScheduler.ts";

await testDatabase();
const clock = testClock();

function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

test("the job posts what came due while nothing ran, logs it, and finishes before it stops", async () => {
  const { owner } = await aCompany();
  clock.set("2028-01-03");
  const { log, lines } = keptLog();
  const job = startAccrualScheduler(log);
  while (!lines.some(({ msg }) => msg === "posted")) await new Promise(setImmediate);
  await job.stop();
  expect((await ledgerOf(owner)).slice(1)).toEqual(["2028-01-01 carry_over +5, 15 expired", "2028-01-01 accrual +20"]);
  expect(lines).toMatchObject([
    { msg: "posted", organizationId: owner.organizationId, officeId: owner.officeId, through: "2028-01-03" },
  ]);
});

test("an organization whose posting fails is logged, and the process continues", async () => {
  const { owner } = await aCompany();
  await database().pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE organization_id = $1", [
    owner.organizationId,
  ]);
  clock.set("2028-01-04");
  const { log, lines } = keptLog();
  const job = startAccrualScheduler(log);
  while (lines.length === 0) await new Promise(setImmediate);
  await job.stop();
  expect(lines.filter(({ msg }) => msg === "could not post accruals")).toMatchObject([
    { organizationId: owner.organizationId, err: { type: "RangeError" } },
  ]);
});
