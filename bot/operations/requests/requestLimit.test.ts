import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { postMessage } from "../messages/postMessage.ts";
import { requestChange } from "./changes/requestChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { submitRequest, submitRequestFor } from "./submitRequest.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { owner, erin, ezra } = await testOrganization();

const leave = (date: string) => ({ type: "vacation", startDate: date, endDate: date });

async function storeCanceled(userId: string, count: number): Promise<void> {
  await database().pool.query(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes,
       submitted_at, decided_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'vacation', '2027-06-01', '2027-06-01', false, 'cancelled', 480, at, at, at
     FROM generate_series($3::timestamptz, $3::timestamptz + ($4 - 1) * interval '1 minute', interval '1 minute') at`,
    [owner.organizationId, userId, clock.now(), count],
  );
}

test("after 300 requests in 24 hours, canceled ones included, a person sees when the next is possible", async () => {
  clock.set("2027-03-01");
  await storeCanceled(erin.userId, 299);
  clock.setInstant(new Date("2027-03-01T20:00:00Z"));
  await submitRequest(erin, leave("2027-04-01"));

  const refused = { kind: "throttled", code: "too_many_requests", retryAfter: 19 * 60 * 60 };
  await expect(submitRequest(erin, leave("2027-04-02"))).rejects.toMatchObject(refused);
  await expect(submitRequestFor(owner, { ...leave("2027-04-02"), userId: erin.userId })).rejects.toMatchObject(refused);
  await expect(submitRequest(ezra, leave("2027-04-02"))).resolves.toMatchObject({ status: "pending" });

  clock.setInstant(new Date("2027-03-02T15:00:30Z"));
  await expect(submitRequest(erin, leave("2027-04-02"))).resolves.toMatchObject({ status: "pending" });
});

test("edits count for 24 hours like requests, because each emails the approvers who were asked by email", async () => {
  clock.set("2027-03-10");
  const { id } = await submitRequest(ezra, leave("2027-05-03"));
  await editRequest(ezra, id, { endDate: "2027-05-04" });
  await database().pool.query("UPDATE pto_requests SET version = 301 WHERE id = $1", [id]);
  const refused = { kind: "throttled", code: "too_many_requests", retryAfter: 24 * 60 * 60 };
  await expect(editRequest(ezra, id, { endDate: "2027-05-05" })).rejects.toMatchObject(refused);
  await expect(submitRequest(ezra, leave("2027-05-10"))).rejects.toMatchObject(refused);
  await expect(submitRequest(erin, leave("2027-05-10"))).resolves.toMatchObject({ status: "pending" });
  clock.setInstant(new Date("2027-03-12T12:00:00Z"));
  await postMessage(ezra, id, { text: "Is this all right?" });
  await expect(editRequest(ezra, id, { endDate: "2027-05-05" })).resolves.toMatchObject({ version: 302 });
});

test("the versions of a change count for 24 hours from the last one, and its decision doesn't count them again", async () => {
  clock.set("2027-04-05");
  const { id } = await submitRequest(ezra, leave("2027-06-07"));
  await decideRequest(owner, id, { status: "approved" });
  const { id: changeId } = await requestChange(ezra, id, { endDate: "2027-06-08" });
  clock.set("2027-04-06");
  await requestChange(ezra, id, { endDate: "2027-06-09" });
  await database().pool.query("UPDATE leave_changes SET version = 301 WHERE id = $1", [changeId]);
  const refused = { kind: "throttled", code: "too_many_requests" };
  await expect(requestChange(ezra, id, { endDate: "2027-06-10" })).rejects.toMatchObject(refused);
  clock.set("2027-04-08");
  await decideRequest(owner, changeId, { status: "rejected", version: 301 });
  await expect(requestChange(ezra, id, { endDate: "2027-06-10" })).resolves.toMatchObject({ status: "pending" });
});
