import { expect, test } from "@jest/globals";
import { auditSentence } from "#core/audit/auditSentence.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { snoozeRequest } from "#bot/operations/requests/snoozing/snoozeRequest.ts";
import { decideChange } from "#bot/operations/requests/changes/decideChange.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { listOf } from "#tests/asserting/listOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, manager, erin } = await testOrganization();

async function aMinuteLater<Result>(work: () => Promise<Result>): Promise<Result> {
  clock.setInstant(new Date(clock.now().getTime() + 60_000));
  return work();
}

test("an audit event names leave with the type and the dates that it had then, in the list and in the file", async () => {
  const byOwner = await as(owner);
  const first = { type: "sick", startDate: "2027-06-01", endDate: "2027-06-01" };
  const { id, version } = await submitRequest(erin, first);
  await aMinuteLater(() => snoozeRequest(manager, id, { until: "tomorrow" }));
  const edited = { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-08" };
  await aMinuteLater(() => editRequest(erin, id, { ...edited, version }));
  await aMinuteLater(() => decideRequest(manager, id, { status: "approved" }));
  await aMinuteLater(() => requestChange(erin, id, { startDate: "2027-06-07", endDate: "2027-06-10" }));
  const change = await aMinuteLater(() => requestChange(erin, id, { startDate: "2027-06-07", endDate: "2027-06-09" }));
  await aMinuteLater(() => decideChange(manager, change.id, { status: "approved", version: change.version }));
  await aMinuteLater(() => cancelRequest(owner, id, { rejectionReason: "Not needed" }));

  const { rows } = await listOf(byOwner, "audit-events", { filter: { personId: erin.userId }, sort: ["at", "ASC"] });
  const sentences = rows.map((event: Parameters<typeof auditSentence>[0]) => auditSentence(event));
  expect(sentences.slice(-8)).toEqual([
    "Erin requested sick leave, Jun 01, 2027",
    "Mona snoozed the request for Erin's sick leave, Jun 01, 2027",
    "Erin edited their own vacation leave, Jun 07 – Jun 08, 2027",
    "Mona approved Erin's vacation leave, Jun 07 – Jun 08, 2027",
    "Erin asked to change their own vacation leave, Jun 07 – Jun 10, 2027",
    "Erin asked to change their own vacation leave, Jun 07 – Jun 09, 2027",
    "Mona approved a change to Erin's vacation leave, Jun 07 – Jun 09, 2027",
    "Owner canceled Erin's vacation leave, Jun 07 – Jun 09, 2027",
  ]);
  const { body: file } = await byOwner.get("/api/admin/audit-events.csv?filter={}");
  for (const sentence of sentences.slice(-8)) expect(file).toContain(sentence);
});
