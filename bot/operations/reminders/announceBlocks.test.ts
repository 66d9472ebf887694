import { beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { listTeamBlocks } from "../balances/listTeamBlocks.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { reportBlocks } from "../reports/reportBlocks.ts";
import { announceBlocks } from "./announceBlocks.ts";

const { url: databaseUrl } = await testDatabase();
const mail = await mailServer();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));

const document = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 25 }],
  booking: { block: { days: 10, remindFrom: "09-01" } },
};

async function remindersOf(userId: string): Promise<string[]> {
  const { rows } = await database().pool.query<{ key: string }>(
    "SELECT DISTINCT event_key AS key FROM notifications WHERE event = 'block.missing' AND recipient_id = $1 ORDER BY 1",
    [userId],
  );
  return rows.map(({ key }) => key.split(":").at(-1) ?? "");
}

test("people are reminded once a month until their block of leave is booked or pending", async () => {
  const owner = await foundTestOrganization();
  const [erin, ezra] = [await hire(owner, "Erin"), await hire(owner, "Ezra")];
  const [policy] = await listPolicies(owner, owner.officeId, {});
  await editPolicyDocument(owner, policy?.id ?? "", { document });
  await submitRequest(ezra, { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-11" });
  const { id } = await submitRequest(ezra, { type: "vacation", startDate: "2027-06-14", endDate: "2027-06-18" });
  const blockOf = async (userId: string) =>
    (await readUserBalances(owner, userId, {})).find(({ type }) => type === "vacation")?.block;
  expect(await blockOf(erin.userId)).toEqual({ days: 10, longest: 0, by: "2027-12-31" });
  expect(await blockOf(ezra.userId)).toBeUndefined();
  const boss = { officeName: "Main Office", managerName: null, type: "vacation", by: "2027-12-31" };
  const ownersBlock = { id: owner.userId, name: "Owner", days: 10, longest: 0, ...boss };
  const erinsBlock = { id: erin.userId, name: "Erin", days: 10, longest: 0, ...boss };
  expect(await reportBlocks(owner, {})).toEqual([erinsBlock, ownersBlock]);
  for (const day of ["2027-08-31", "2027-09-01", "2027-09-02", "2027-10-03"]) {
    clock.set(day);
    expect(await announceBlocks()).toEqual([]);
    expect(await announceBlocks()).toEqual([]);
  }
  expect(await remindersOf(erin.userId)).toEqual(["2027-09-01", "2027-10-01"]);
  expect(await remindersOf(ezra.userId)).toEqual([]);
  clock.set("2027-05-01");
  await cancelRequest(ezra, id, {});
  expect(await blockOf(ezra.userId)).toEqual({ days: 10, longest: 5, by: "2027-12-31" });
  const report = await reportBlocks(owner, { officeId: owner.officeId });
  expect(report.find(({ id: personId }) => personId === ezra.userId)).toMatchObject({ name: "Ezra", longest: 5 });
  const manager = await hire(owner, "Mona", "Manager", { managerId: owner.userId });
  await editUser(owner, ezra.userId, { managerId: manager.userId });
  expect(await listTeamBlocks(manager, {})).toMatchObject([{ name: "Ezra", managerName: "Mona", longest: 5 }]);
  expect((await listTeamBlocks(owner, {})).map(({ name }) => name)).toEqual(["Ezra", "Mona"]);
  await expect(listTeamBlocks(erin, {})).rejects.toMatchObject({ kind: "forbidden" });
  await expect(reportBlocks(erin, {})).rejects.toMatchObject({ kind: "forbidden" });
});

test("a reminder that is still queued when the person books the block is never sent", async () => {
  const owner = await foundTestOrganization();
  const [erin, ezra] = [await hire(owner, "Erin"), await hire(owner, "Ezra")];
  const [policy] = await listPolicies(owner, owner.officeId, {});
  await editPolicyDocument(owner, policy?.id ?? "", { document });
  clock.set("2027-09-01");
  expect(await announceBlocks()).toEqual([]);
  await submitRequest(ezra, { type: "vacation", startDate: "2027-10-04", endDate: "2027-10-15" });
  await submitRequest(erin, { type: "vacation", startDate: "2027-10-04", endDate: "2027-10-06" });
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  const own = [owner, erin, ezra].map(({ email }) => email);
  const reminders = mail.received.filter(({ to, subject }) => own.includes(to) && subject.startsWith("Book 10"));
  expect(reminders.map(({ to }) => to).toSorted()).toEqual([erin.email, owner.email].toSorted());
  expect(reminders.find(({ to }) => to === erin.email)?.body).toContain("The longest block so far is 3 workdays");
});
