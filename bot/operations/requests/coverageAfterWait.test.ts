import { expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../actor.ts";
import { givePolicy } from "../policies/givePolicy.ts";
import { createTeam } from "../teams/createTeam.ts";
import { requestChange } from "./changes/requestChange.ts";
import { submitRequest } from "./submitRequest.ts";

await testDatabase();
testClock();

const on = (date: string) => ({ type: "vacation", startDate: date, endDate: date });

async function aTeamOfTwo(approval: object[], mode: "refuse" | "warn" = "refuse") {
  const { owner, hire } = await aCompany();
  const [one, other] = [await hire(), await hire()];
  const document = { unit: "day", booking: { approval } };
  for (const { userId } of [one, other]) await givePolicy(owner, { type: "vacation", userId, document });
  const memberIds = [one.userId, other.userId];
  await createTeam(owner, { name: "Desk", leadIds: [], memberIds, coverage: { minimum: 1, mode } });
  return { one, other };
}

const outcomeOf = (call: Promise<{ status: string }>) =>
  call.then(
    ({ status }) => status,
    (error: { code: string }) => error.code,
  );

async function atOnce(first: () => Promise<{ status: string }>, second: () => Promise<{ status: string }>) {
  return withGate(async ({ run, open }) => {
    await run("LOCK TABLE audit_events IN SHARE MODE", []);
    const before = outcomeOf(first());
    await untilWaiting();
    const after = outcomeOf(second());
    await untilWaiting(2);
    await open();
    return Promise.all([before, after]);
  });
}

const book = (person: Actor, date: string) => () => submitRequest(person, on(date));

test("of two requests at once that nobody needs to approve, the team's limit refuses the second", async () => {
  const { one, other } = await aTeamOfTwo([{ by: [] }]);
  expect(await atOnce(book(one, "2027-03-10"), book(other, "2027-03-10"))).toEqual(["approved", "team_coverage"]);
});

test("of two requests at once that are approved automatically while enough people are at work, the second waits for the approver", async () => {
  const { one, other } = await aTeamOfTwo([{ by: ["manager"], auto: { coverage: true } }], "warn");
  expect(await atOnce(book(one, "2027-03-10"), book(other, "2027-03-10"))).toEqual(["approved", "pending"]);
});

test("a change that nobody needs to approve waits for a request at the same time, and the team's limit refuses it", async () => {
  const { one, other } = await aTeamOfTwo([{ by: [] }]);
  const { id } = await submitRequest(other, on("2027-03-11"));
  const move = async () => {
    await requestChange(other, id, { startDate: "2027-03-10" });
    return { status: "changed" };
  };
  expect(await atOnce(book(one, "2027-03-10"), move)).toEqual(["approved", "team_coverage"]);
});
