import { afterEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { SlackInstallation } from "#db/models/slack/SlackInstallation.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { revokeInvitation } from "#bot/operations/invitations/revokeInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { submitRequest, submitRequestFor } from "#bot/operations/requests/submitRequest.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
const { owner, admin, manager, erin, ezra } = await testOrganization();

async function sentMails(): Promise<string[][]> {
  mail.received.length = 0;
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  return mail.received.map(({ to, subject }) => [to, subject]).toSorted((a, b) => a.join().localeCompare(b.join()));
}
await sentMails();
afterEach(sentMails);

const vacation = (startDate: string, endDate = startDate) => ({ type: "vacation", startDate, endDate });

test("the person and the approver are notified when an Admin cancels approved time off", async () => {
  const { id } = await submitRequest(erin, vacation("2027-03-08"));
  await decideRequest(manager, id, { status: "approved" });
  await sentMails();
  await cancelRequest(admin, id, { rejectionReason: "Stocktaking" });
  expect(await sentMails()).toEqual([
    [erin.email, "Your vacation leave, Mar 08, 2027, was canceled"],
    [manager.email, "Erin's vacation leave, Mar 08, 2027, was canceled"],
  ]);
  expect(mail.received.every(({ body }) => body.includes("> Stocktaking"))).toBe(true);
});

test("a person who may no longer decide a request when the message is sent isn't notified that it was canceled", async () => {
  const former = await hire(owner, "Fred", "Manager", { managerId: owner.userId });
  const report = await hire(owner, "Rosa", "Employee", { managerId: former.userId });
  const { id } = await submitRequest(report, vacation("2027-03-08"));
  await sentMails();
  await cancelRequest(report, id, {});
  await editUser(owner, report.userId, { managerId: manager.userId });
  expect(await sentMails()).toEqual([]);
});

test("while the approver is away, the next manager up is notified from the start", async () => {
  const { id } = await submitRequest(manager, vacation("2027-03-02", "2027-03-03"));
  await decideRequest(owner, id, { status: "approved" });
  clock.set("2027-03-02");
  await sentMails();
  await submitRequest(ezra, vacation("2027-03-09"));
  expect((await sentMails()).map(([to]) => to)).toEqual([manager.email, owner.email]);
  clock.set("2027-03-04");
  await submitRequest(ezra, vacation("2027-03-10"));
  expect((await sentMails()).map(([to]) => to)).toEqual([manager.email]);
});

test("without a manager, every other Admin and Owner is notified", async () => {
  await submitRequest(admin, vacation("2027-03-08"));
  expect((await sentMails()).map(([to]) => to)).toEqual([owner.email]);
});

test("a sole Owner decides their own request and gets no email", async () => {
  const alone = await foundTestOrganization();
  const { id } = await submitRequest(alone, vacation("2027-03-08"));
  await decideRequest(alone, id, { status: "approved" });
  expect(await sentMails()).toEqual([]);
});

test("a request entered for a person notifies them and the approver, and nobody is notified of their own action", async () => {
  await submitRequestFor(admin, { ...vacation("2027-03-15"), userId: erin.userId });
  expect(await sentMails()).toEqual([
    [erin.email, "Ada requested vacation leave for you, Mar 15, 2027"],
    [manager.email, "Erin requested 1 day of vacation leave, Mar 15, 2027"],
  ]);
  await submitRequestFor(admin, { ...vacation("2027-03-16"), userId: admin.userId });
  expect((await sentMails()).map(([to]) => to)).toEqual([owner.email]);
});

test("a holiday notifies everyone whose days it changes", async () => {
  const { id } = await submitRequest(erin, vacation("2027-04-05", "2027-04-06"));
  await decideRequest(manager, id, { status: "approved" });
  await sentMails();
  await addHoliday(admin, owner.officeId, { name: "Spring Day", date: "2027-04-06", type: "custom" });
  expect(await sentMails()).toEqual([[erin.email, "Your vacation leave, Apr 05 – Apr 06, 2027, now uses 1 day"]]);
});

test("an adjustment notifies the person of the amount and the reason", async () => {
  const { rows } = await database().pool.query("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'sick'", [
    erin.userId,
  ]);
  await adjustBalance(admin, rows[0].id, { adjustment: -1.5, reason: "Counted twice" });
  expect(await sentMails()).toEqual([[erin.email, "Your sick balance was reduced by 1.5 days"]]);
  expect(mail.received[0]?.body).toContain("Ada reduced your sick balance by 1.5 days.");
  expect(mail.received[0]?.body).toContain("> Counted twice");
});

test("an invitation is emailed with its link, and a revoked one is not", async () => {
  const wanted = { role: "Manager", officeId: owner.officeId };
  const { token } = await sendInvitation(admin, { ...wanted, email: "new@org1.example" });
  const { id } = await sendInvitation(admin, { ...wanted, email: "other@org1.example" });
  await revokeInvitation(admin, id, {});
  expect(await sentMails()).toEqual([["new@org1.example", "Ada invited you to Org 1 on Awayday"]]);
  const link = new URL(mail.received[0]?.linkTo("accept-invitation") ?? "");
  expect(link.href).toMatch(/^https:\/\/awayday\.example\/accept-invitation\?token=[\w-]{43}$/);
  expect(link.searchParams.get("token")).not.toBe(token);
  expect(mail.received[0]?.headers).not.toMatch(/^List-Unsubscribe/m);
});

test("the approver is notified when the requester is deactivated", async () => {
  const leaver = await hire(owner, "Lee", "Employee", { managerId: manager.userId });
  await submitRequest(leaver, vacation("2027-05-10"));
  await sentMails();
  await deactivateUser(owner, leaver.userId, {});
  expect(await sentMails()).toEqual([[manager.email, "Lee's vacation leave, May 10, 2027, was canceled"]]);
});

test("the person and the approver are notified of time off that a last day cancels while the person is active", async () => {
  const leaver = await hire(owner, "Lena", "Employee", { managerId: manager.userId });
  const booked = await submitRequest(leaver, vacation("2027-05-10", "2027-05-12"));
  await decideRequest(manager, booked.id, { status: "approved" });
  await submitRequest(leaver, vacation("2027-05-17"));
  const kept = await submitRequest(leaver, vacation("2027-04-26"));
  await decideRequest(manager, kept.id, { status: "approved" });
  await requestChange(leaver, kept.id, { startDate: "2027-04-26", endDate: "2027-05-04" });
  await sentMails();
  await editUser(owner, leaver.userId, { endDate: "2027-04-30" });
  expect(await sentMails()).toEqual([
    [leaver.email, "The change to your vacation leave, Apr 26 – May 04, 2027, was canceled"],
    [leaver.email, "Your vacation leave, May 10 – May 12, 2027, was canceled"],
    [leaver.email, "Your vacation leave, May 17, 2027, was canceled"],
    [manager.email, "Lena's vacation leave, May 10 – May 12, 2027, was canceled"],
    [manager.email, "Lena's vacation leave, May 17, 2027, was canceled"],
    [manager.email, "The change to Lena's vacation leave, Apr 26 – May 04, 2027, was canceled"],
  ]);
  expect(mail.received.every(({ body }) => body.includes("> Employment ends on Apr 30, 2027"))).toBe(true);
});

test("the other Admins and Owners are notified once when Slack is disconnected", async () => {
  await SlackInstallation.create({
    organizationId: owner.organizationId,
    teamId: "T1",
    tokensSealed: "sealed",
    installedAt: clock.now(),
  });
  await disconnectSlack(admin, {});
  await disconnectSlack(admin, {});
  expect(await sentMails()).toEqual([[owner.email, "Slack was disconnected from Org 1"]]);
});

test("a person who turned off email gets none", async () => {
  await editProfile(manager, { notificationChoices: { mail: false } });
  await submitRequest(erin, vacation("2027-06-07"));
  expect(await sentMails()).toEqual([]);
  await editProfile(manager, { notificationChoices: { mail: true } });
});
