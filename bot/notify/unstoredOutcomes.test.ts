import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { deliverDue, mailTo } from "#tests/asserting/deliverNow.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Channel } from "./Channel.ts";
import { SendFailure } from "./SendFailure.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
const { erin, ezra, manager } = await testOrganization();

const channel = () => mailTo(mail.url, "https://awayday.example");
const deliver = (...channels: Channel[]) =>
  deliverDue({ databaseUrl, clock, channels: channels.length > 0 ? channels : [channel()] });
const submit = async (person: typeof erin, day: string) =>
  (await submitRequest(person, { type: "vacation", startDate: day, endDate: day })).id;
const notificationOf = async (requestId: string) => {
  const { rows } = await database().pool.query(
    `SELECT status, attempts, last_error AS error FROM notifications
     WHERE payload ->> 'requestId' = $1 AND recipient_id = $2`,
    [requestId, manager.userId],
  );
  return rows;
};

test("a message that was sent but can't be stored as sent counts as an attempt, and isn't sent again at once", async () => {
  await deliver();
  mail.received.length = 0;
  const [id, other] = [await submit(erin, "2027-05-10"), await submit(ezra, "2027-05-11")];
  const rows = `new.status = 'sent' AND new.payload ->> 'requestId' = '${id}'`;
  await withFault({ table: "notifications", change: "UPDATE", rows }, async () => {
    await deliver();
    await deliver();
  });
  expect(mail.received).toHaveLength(2);
  expect(await notificationOf(id)).toMatchObject([{ status: "pending", attempts: 1, error: "a built fault" }]);
  expect(await notificationOf(other)).toMatchObject([{ status: "sent" }]);
});

test("an answer with a character that PostgreSQL doesn't store counts as an attempt", async () => {
  await deliver();
  const id = await submit(erin, "2027-05-17");
  let sent = 0;
  const answering: Channel = {
    ...channel(),
    send: async () => {
      sent += 1;
      throw new SendFailure("451 try\0again", { isFinal: false });
    },
  };
  await deliver(answering);
  expect(await notificationOf(id)).toMatchObject([{ attempts: 1, error: "451 try\ufffdagain" }]);
  expect(sent).toBe(1);
});
