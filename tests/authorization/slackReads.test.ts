import { expect, jest, test } from "@jest/globals";
import { ROLES, type Role } from "#core/people/access/roles.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { openRequestForm } from "#tests/slack/openRequestForm.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { admins, everyone, thoseAbove } from "./Declaration.ts";
import type { Member } from "./organizations.ts";
import { slackMatrix, statusOf } from "./slackMatrix.ts";
import { cancelRequestFor } from "#bot/operations/requests/cancelRequest.ts";
import { unfilteredStatements } from "./unfilteredStatements.ts";

jest.setTimeout(120_000);
const statements = new Set<string>();
await testDatabase({ onStatement: (sql) => void statements.add(sql) });
const { viewers, personOf, foreign, ownerBeside, freeDayOf, viewerOf, newRequest, cells } = await slackMatrix();
const { person: stranger, owner: theirOwner } = foreign;

const ownerOf = (person: Member) => (person === stranger ? theirOwner : ownerBeside(person));
const own = { own: everyone };
const ownOrDecided = { ...thoseAbove, own: everyone };

const command = (line: string) => async (role: Role) => JSON.stringify((await viewerOf(role).command(line)).ack);
const home = async (role: Role) => JSON.stringify((await viewerOf(role).openHome())?.blocks);

test.each([
  ["/pto list", command("list"), own],
  ["/pto cancel", command("cancel"), own],
  ["/pto pending", command("pending"), thoseAbove],
  ["the Home tab", home, ownOrDecided],
])("%s shows the requests that the viewer may see there, with their buttons, and no others", async (_, read, may) => {
  const { seen, wanted } = await cells(may, async (role, person) => {
    const { id } = await newRequest(person);
    const isShown = (await read(role)).includes(id);
    await cancelRequestFor(ownerOf(person), id, {});
    return isShown;
  });
  expect(seen).toEqual(wanted);
});

async function typeInWho(role: Role, person: Member): Promise<string | undefined> {
  const day = freeDayOf(person);
  const { id } = await submitRequest(person, { type: "sick", startDate: day, endDate: day });
  await decideRequest(ownerOf(person), id, { status: "approved" });
  const text = await command(`who ${day}`)(role);
  await cancelRequestFor(ownerOf(person), id, { rejectionReason: "Tried" });
  return /\*\w+\* · (\w+) · /.exec(text)?.[1];
}

test("/pto who names the people whom the viewer may see, with the type of leave only if the viewer may see it", async () => {
  const seesAway = { own: everyone, report: everyone, other: admins, admin: admins, owner: admins };
  const { seen, wanted } = await cells(seesAway, typeInWho);
  const shown = Object.entries(wanted).map(([cell, isSeen]) => [cell, isSeen ? "sick" : undefined]);
  expect(seen).toEqual(Object.fromEntries(shown));
  expect(await typeInWho("Employee", personOf("Manager", "report"))).toBe("away");
});

test("/pto cancel with a date cancels the viewer's own request of that day, and nobody else's", async () => {
  const { seen, wanted } = await cells(own, async (role, person) => {
    const { id, startDate } = await newRequest(person);
    await command(`cancel ${startDate}`)(role);
    const isCancelled = (await statusOf(id)) === "cancelled";
    if (!isCancelled) await cancelRequestFor(ownerOf(person), id, {});
    return isCancelled;
  });
  expect(seen).toEqual(wanted);
});

async function requestersOn(day: string): Promise<string[]> {
  const people = [...Object.values(viewers), personOf("Owner", "other")];
  const found: string[] = [];
  for (const person of people) {
    const requests = await listOwnRequests(person, {});
    if (requests.some(({ startDate, status }) => startDate === day && status === "pending")) found.push(person.userId);
  }
  return found;
}

test.each(ROLES)("/pto request of an %s creates their own request", async (role) => {
  const day = freeDayOf({ userId: "anyone's" });
  await command(`request vacation ${day}`)(role);
  expect(await requestersOn(day)).toEqual([viewers[role].userId]);
});

test.each(ROLES)("the form of an %s requests for them, even if its metadata names another person", async (role) => {
  const day = freeDayOf({ userId: "anyone's" });
  const viewer = viewerOf(role);
  const form = await openRequestForm(viewer);
  const memory = JSON.parse(form.private_metadata || "{}") as object;
  form.private_metadata = JSON.stringify({ ...memory, userId: personOf("Owner", "other").userId });
  await viewer.submit(form, { type: "vacation", startDate: day, endDate: day });
  expect(await requestersOn(day)).toEqual([viewers[role].userId]);
});

test("every statement restricts the rows of each table to an organization", async () => {
  expect(await unfilteredStatements([...statements])).toEqual([]);
});
