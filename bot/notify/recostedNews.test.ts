import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { readNotification } from "#bot/operations/notifications/readNotification.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { deliverNow } from "#tests/asserting/deliverNow.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock("2027-03-01");
const { owner, manager, erin, ezra } = await testOrganization();
const kyoto = await createOffice(owner, { name: "Kyoto", country: "Japan", timezone: "Asia/Tokyo" });
for (const date of ["2027-05-03", "2027-06-07", "2027-07-05"]) {
  await addHoliday(owner, kyoto.id, { name: "Day off", date });
}
const channel = keepingChannel({
  appUrl: "https://awayday.example",
  log: pino({ enabled: false }),
  printsLinks: false,
});

type Recosted = { id: string; recipientId: string; payload: { requestId: string; otherIds?: string[] } };
const notifications = async () =>
  (
    await database().pool.query<Recosted>(
      `SELECT id, recipient_id AS "recipientId", payload FROM notifications
        WHERE event = 'request.recosted' ORDER BY recipient_id = $1 DESC`,
      [erin.userId],
    )
  ).rows;

test("a person whom an import moves gets one message that names all of their recalculated leave", async () => {
  const booked = async (person: typeof erin, startDate: string, endDate: string, isApproved = true) => {
    const { id } = await submitRequest(person, { type: "vacation", startDate, endDate });
    if (isApproved) await decideRequest(manager, id, { status: "approved" });
    return id;
  };
  const may = await booked(erin, "2027-05-03", "2027-05-05");
  const june = await booked(erin, "2027-06-07", "2027-06-08", false);
  const july = await booked(erin, "2027-07-05", "2027-07-06");
  await booked(erin, "2027-08-02", "2027-08-03");
  const only = await booked(ezra, "2027-05-03", "2027-05-04");

  await importText(owner, ["email,office", `${erin.email},Kyoto`, `${ezra.email},Kyoto`].join("\n"));
  const [forErin, forEzra, ...more] = await notifications();
  expect(more).toEqual([]);
  expect(forErin?.payload).toEqual({ requestId: may, otherIds: [june, july] });
  expect(forEzra?.payload).toEqual({ requestId: only });
  await expectLedgersVerified();

  await cancelRequest(owner, july, { rejectionReason: "Changed plans" });
  await deliverNow({ databaseUrl, clock, channels: [channel] });
  const mail = await readNotification(owner, forErin?.id ?? "", {});
  expect(mail.subject).toBe("Your time off was recalculated: 2 requests");
  expect(mail.text).toContain("May 3, 2027");
  expect(mail.text).toContain("2 days");
  expect(mail.text).toContain("June 7, 2027");
  expect(mail.text).toContain("1 day");
  expect(mail.text).not.toContain("July 5");
  expect((await readNotification(owner, forEzra?.id ?? "", {})).subject).toMatch(/now uses 1 day$/);
});
