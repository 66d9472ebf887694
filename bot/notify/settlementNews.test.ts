import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { announceSettlements } from "#bot/operations/reminders/announceSettlements.ts";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { deliverNow } from "#tests/asserting/deliverNow.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const channel = keepingChannel({
  appUrl: "https://awayday.example",
  log: pino({ level: "silent" }),
  printsLinks: false,
});

test("the email about a settlement has the amounts of each type and a link to the final statement, and a former Admin doesn't get it", async () => {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const grants = [{ frequency: "yearly", amount: 24, leaverShare: "completedMonths" }] as const;
  const place = await aDocumentOffice(owner, { unit: "day", grants: [...grants], settlement: { pay: { max: 5 } } });
  const maya = await hire(owner, "Maya", "Employee", place);
  const ada = await hire(owner, "Ada", "Admin");
  await editUser(owner, maya.userId, { endDate: "2027-06-30" });
  clock.set("2027-07-01");
  await postDue(owner.organizationId);
  await announceSettlements();
  await editUser(owner, ada.userId, { role: "Manager" });
  await deliverNow({ databaseUrl, clock, channels: [channel] });
  const { rows } = await database().pool.query(
    `SELECT u.name, n.sent ->> 'subject' AS subject, n.sent ->> 'text' AS text FROM notifications n
     JOIN users u ON u.id = n.recipient_id WHERE n.event = 'balance.settled' ORDER BY u.name`,
  );
  expect(rows.map(({ name, subject }: Record<string, string>) => `${name}: ${subject}`)).toEqual([
    "Ada: null",
    "Maya: Your balances were settled as of your last day, Jun 30, 2027",
    "Owner: Maya's balances were settled as of their last day, Jun 30, 2027",
  ]);
  expect(rows[2].text).toContain("5 days paid out and 7 days written off");
  expect(rows[2].text).toContain(`https://awayday.example/final-statement/${maya.userId}`);
});

test("a deactivated person gets the amounts by email once, without a link", async () => {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const grants = [{ frequency: "yearly", amount: 24 }] as const;
  const place = await aDocumentOffice(owner, { unit: "day", grants: [...grants], settlement: { pay: "all" } });
  const lea = await hire(owner, "Lea", "Employee", place);
  await deactivateUser(owner, lea.userId, {});
  clock.set("2027-03-02");
  await postDue(owner.organizationId);
  await announceSettlements();
  await announceSettlements();
  await deliverNow({ databaseUrl, clock, channels: [channel] });
  const { rows } = await database().pool.query(
    "SELECT event, email, sent ->> 'subject' AS subject, sent ->> 'text' AS text FROM notifications WHERE recipient_id = $1 AND event LIKE '%settled'",
    [lea.userId],
  );
  expect(rows).toMatchObject([{ event: "leaver.settled", email: lea.email }]);
  expect(rows[0].subject).toContain("Mar 01, 2027");
  expect(rows[0].text).toContain("paid out");
  expect(rows[0].text).not.toContain("final-statement");
});

test("settlements that can't be announced are one error per organization, and are announced later", async () => {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const { organizationId } = owner;
  const grants = [{ frequency: "yearly", amount: 24 }] as const;
  const place = await aDocumentOffice(owner, { unit: "day", grants: [...grants], settlement: { pay: "all" } });
  for (const name of ["Ida", "Ian"])
    await deactivateUser(owner, (await hire(owner, name, "Employee", place)).userId, {});
  clock.set("2027-03-02");
  await postDue(organizationId);
  const fault = { table: "notifications", change: "INSERT", rows: "new.event = 'leaver.settled'" } as const;
  const failed = await withFault(fault, () => announceSettlements());
  const message = expect.stringMatching(/^Failed for 2 people, first .*: a built fault$/);
  expect(failed).toEqual([{ organizationId, error: expect.objectContaining({ message }) }]);
  expect(await announceSettlements()).toEqual([]);
  const { rows } = await database().pool.query(
    "SELECT FROM notifications WHERE organization_id = $1 AND event = 'leaver.settled'",
    [organizationId],
  );
  expect(rows).toHaveLength(2);
});
