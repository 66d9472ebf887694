import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { startPostingClock } from "./postingClock.ts";

await testDatabase();
const clock = testClock();

/** A log that keeps what it is told. */
function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

test("posts at its start what fell due while nothing ran, tells it, and has finished when it is stopped", async () => {
  const { owner } = await aCompany();
  clock.set("2028-01-03");
  const { log, lines } = keptLog();
  const job = startPostingClock(log);
  while (!lines.some(({ msg }) => msg === "posted")) await new Promise(setImmediate);
  await job.stop();
  expect((await ledgerOf(owner)).slice(1)).toEqual(["2028-01-01 carry_over +5, 15 lapsed", "2028-01-01 accrual +20"]);
  expect(lines).toMatchObject([
    { msg: "posted", organizationId: owner.organizationId, officeId: owner.officeId, through: "2028-01-03" },
  ]);
});

test("an organisation that can't be posted is told, and does not stop the process", async () => {
  const { owner } = await aCompany();
  await database().pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE organization_id = $1", [
    owner.organizationId,
  ]);
  clock.set("2028-01-04");
  const { log, lines } = keptLog();
  const job = startPostingClock(log);
  while (lines.length === 0) await new Promise(setImmediate);
  await job.stop();
  expect(lines.filter(({ msg }) => msg === "could not post")).toMatchObject([
    { organizationId: owner.organizationId, err: { type: "RangeError" } },
  ]);
});
