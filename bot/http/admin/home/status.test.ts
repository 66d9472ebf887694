import { expect, test } from "@jest/globals";
import { holdNotifications } from "#db/queries/notifications/heldNotifications.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { noteTick } from "#bot/operations/status/ticks.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, admin } = await testOrganization();
const asOwner = await as(owner);

test("an Owner sees when the server started and worked, its last check of balances, and what waits", async () => {
  const before = await asOwner.get("/api/admin/status");
  expect(before).toMatchObject({
    status: 200,
    body: { version: "Development", lastTickAt: null, accrualLagDays: 0, ledgerCheck: null },
  });
  const { due, oldestSeconds, held } = before.body.queue as Record<string, number>;
  expect([Number(due) > 0, oldestSeconds, held]).toEqual([true, 0, 0]);

  noteTick();
  await verifyLedgers(() => {});
  await transactionally((tx) => holdNotifications(tx));
  const { body } = await asOwner.get("/api/admin/status");
  expect(body).toMatchObject({
    lastTickAt: clock.now().toISOString(),
    ledgerCheck: { at: clock.now().toISOString(), findings: 0 },
    queue: { due: 0, oldestSeconds: 0, held: due },
    connections: [{ pool: "transactions" }, { pool: "reads" }, { pool: "searches" }],
  });
});

test("an Admin doesn't see it", async () => {
  const asAdmin = await as(admin);
  await expectRefusal(
    () => asAdmin.get("/api/admin/status"),
    [403, "forbidden", "You need Owner permissions to see the status of the server"],
  );
});
