import { expect, test } from "@jest/globals";
import { Notification } from "#db/models/Notification.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { importText } from "#tests/asserting/importText.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { deactivateUser } from "./deactivateUser.ts";
import { editProfile } from "./editProfile.ts";
import { editUser } from "./editUser.ts";
import { transferOwnership } from "./transferOwnership.ts";

const { url: databaseUrl } = await testDatabase();
const mail = await mailServer();
const clock = testClock();

test("an Admin can't make a second account an Admin unnoticed: every other Admin and Owner is notified, whatever their settings", async () => {
  const owner = await foundTestOrganization();
  const ada = await hire(owner, "Ada", "Admin");
  const abe = await hire(owner, "Abe", "Admin");
  const max = await hire(owner, "Max", "Manager");
  await editProfile(owner, { notificationChoices: { mail: false, slack: false } });
  const nameOf = new Map(
    [owner, ada, abe, max].map(({ userId }, nth) => [userId, ["owner", "ada", "abe", "max"][nth]]),
  );
  const announced = async () => {
    const where = { organizationId: owner.organizationId, event: "admin.added" };
    const found = await Notification.findAll({ where });
    await Notification.destroy({ where });
    return found
      .flatMap(({ recipientId }) => nameOf.get(recipientId ?? "") ?? [])
      .toSorted((one, other) => one.localeCompare(other));
  };
  await announced();

  mail.received.length = 0;
  await editUser(ada, max.userId, { role: "Admin" });
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  const sent = mail.received.filter(({ subject }) => subject.startsWith("Max is now an Admin of "));
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([abe.email, owner.email]));
  expect(sent[0]?.body).toContain("Ada gave them this role.");
  expect(sent[0]?.body).toContain(`https://awayday.example/admin/people/${max.userId}`);
  expect(await announced()).toEqual(["abe", "owner"]);

  await editUser(ada, max.userId, { name: "Maximilian" });
  await editUser(owner, max.userId, { role: "Manager" });
  expect(await announced()).toEqual([]);

  mail.received.length = 0;
  await hire(ada, "Zoe", "Admin");
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  const toInviter = mail.received.find(({ to, subject }) => to === ada.email && subject.startsWith("Zoe is now"));
  expect(toInviter?.body).toContain("You invited them.");
  expect(await announced()).toEqual(["abe", "ada", "owner"]);
  const domain = owner.email.split("@")[1];
  await importText(ada, `name,email,role\nPuppet,puppet@${domain},Admin\nMax,${max.email},Admin`);
  expect(await announced()).toEqual(["abe", "abe", "owner", "owner"]);

  await deactivateUser(owner, max.userId, {});
  await editUser(ada, max.userId, { isActive: true });
  expect(await announced()).toEqual(["abe", "owner"]);
  await transferOwnership(owner, { userId: abe.userId });
  expect(await announced()).toEqual(["ada", "max"]);
});
