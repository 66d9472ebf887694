import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { failedJobs } from "#bot/operations/status/jobRuns.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { startReminderScheduler } from "./startReminderScheduler.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

test("work that fails for everyone doesn't stop the other work, and is logged and noted", async () => {
  const { owner, erin } = await testOrganization();
  await submitRequest(erin, { type: "vacation", startDate: "2027-05-10", endDate: "2027-05-10" });
  clock.set("2027-03-02");
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  await pool.query("ALTER TABLE delegations RENAME COLUMN begun_at TO begun");
  const job = startReminderScheduler(log);
  const reminded = async () => {
    const { rows } = await pool.query("SELECT FROM notifications WHERE event = 'request.reminded'");
    return rows.length > 0;
  };
  while (!(await reminded()) || lines.length === 0) await new Promise(setImmediate);
  await job.stop();
  await pool.query("ALTER TABLE delegations RENAME COLUMN begun TO begun_at");
  expect(lines).toMatchObject([{ msg: "could not send reminders" }]);
  expect(lines[0]).not.toHaveProperty("organizationId");
  expect(failedJobs(owner.organizationId, clock.now())).toEqual(["reminders"]);
});
