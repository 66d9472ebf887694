import { describe, expect, test } from "@jest/globals";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, erin, ezra } = await testOrganization();

const pathOf = ({ userId }: { userId: string }) => `/api/users/${userId}/sessions`;
const isUp = async (browser: Browser) => (await browser.get("/api/auth/user")).status === 200;

describe("DELETE /api/users/{id}/sessions", () => {
  test("signs out one person everywhere, notifies them that their keys and calendars end, and is audited", async () => {
    const [phone, laptop, other] = [await as(erin), await as(erin), await as(ezra)];
    expect((await (await as(admin)).send("DELETE", pathOf(erin))).status).toBe(204);
    expect([await isUp(phone), await isUp(laptop), await isUp(other)]).toEqual([false, false, true]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "endSessionsOf",
      subjectId: erin.userId,
      after: { sessionsEnded: 2 },
    });
    expect(await changesNotified(erin)).toEqual(["signedOut"]);
    expect(await isUp(await as(erin))).toBe(true);
  });

  test("is for roles below your own: no Admin signs out an Admin or Owner, and nobody uses it for themselves", async () => {
    const equal = await hire(owner, "Alma", "Admin");
    const asAdmin = await as(admin);
    const text = "You can only sign out people with a role below yours";
    await expectRefusal(() => asAdmin.send("DELETE", pathOf(equal)), [403, "role_not_below", text]);
    await expectRefusal(() => asAdmin.send("DELETE", pathOf(owner)), [403, "role_not_below", text]);
    const own = "Sign out your own devices in your Profile Settings";
    await expectRefusal(() => asAdmin.send("DELETE", pathOf(admin)), [403, "own_sessions", own]);
    expect((await (await as(owner)).send("DELETE", pathOf(equal))).status).toBe(204);
  });
});
