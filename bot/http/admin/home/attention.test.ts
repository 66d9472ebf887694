import { expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { listOf } from "#tests/asserting/listOf.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, erin, ezra } = await testOrganization();

const DATES = { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" };

test("the numbers are those of the lists that they link to", async () => {
  await submitRequest(erin, DATES);
  clock.set("2027-03-04");
  await submitRequest(ezra, DATES);
  await hire(owner, "Una");
  await database().pool.query("UPDATE users SET start_date = '2026-01-05' WHERE id = $1", [erin.userId]);
  await database().pool.query("UPDATE users SET end_date = '2027-03-07' WHERE id = $1", [ezra.userId]);
  const failed = "UPDATE notifications SET status = 'failed' WHERE id = (SELECT id FROM notifications LIMIT 1)";
  await database().pool.query(failed);
  const away = { officeIds: [owner.officeId], charged: null };
  await createClosure(owner, { ...away, name: "Spring break", startDate: "2027-04-01", endDate: "2027-04-02" });
  await createClosure(owner, { ...away, name: "Summer break", startDate: "2027-08-02", endDate: "2027-08-03" });

  clock.set("2027-03-08");
  const asOwner = await as(owner);
  const { body } = await asOwner.get("/api/admin/attention");
  const submittedUntil = addDays("2027-03-08", -7);
  expect(body).toMatchObject({
    waiting: { count: 1, submittedUntil },
    left: { count: 1, lastDayUntil: "2027-03-07" },
    failedNotifications: 1,
    closures: [{ name: "Spring break", startDate: "2027-04-01", endDate: "2027-04-02" }],
  });
  const totalOf = async (place: string, filter: object) =>
    (await listOf(asOwner, place, { filter, range: [0, 99] })).rows.length;
  const employees = { isActive: "true", role: "Employee", hasManager: "false" };
  expect([body.waiting.count, body.left.count, body.withoutManager, body.withoutStartDate]).toEqual([
    await totalOf("requests", { status: "pending", submittedUntil }),
    await totalOf("people", { isActive: "true", lastDayUntil: body.left.lastDayUntil }),
    await totalOf("people", employees),
    await totalOf("people", { isActive: "true", hasStartDate: "false" }),
  ]);
  expect([body.withoutManager, (await asOwner.get("/api/admin/attention/expiring")).body]).toEqual([1, { people: 0 }]);
});
