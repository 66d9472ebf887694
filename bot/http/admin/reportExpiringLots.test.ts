import { expect, test } from "@jest/globals";
import type { Actor } from "#bot/operations/actor.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { as } = await httpServer(clock);
const owner = await foundTestOrganization();
const german = {
  unit: "day",
  grants: [
    { frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } },
    { frequency: "monthly", amount: 1, carryOver: "none" },
  ],
} as const;
const sending = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, carryOver: { max: 5, excess: "sick" } }],
} as const;
const brief = { unit: "day", grants: [{ frequency: "yearly", amount: 10, carryOver: { months: 1 } }] } as const;
const keeping = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] } as const;
const offices = [await aDocumentOffice(owner, german), await aDocumentOffice(owner, keeping, "Asia/Tokyo")];
const [berlin = { officeId: "" }, tokyo = { officeId: "" }] = offices;
const sender = await hire(owner, "Sid", "Employee", await aDocumentOffice(owner, sending, "Europe/Berlin", brief));
const plain = await hire(owner, "Pia", "Employee", berlin);
const taking = await hire(owner, "Tara", "Employee", berlin);
const waiting = await hire(owner, "Wes", "Employee", berlin);
const keeper = await hire(owner, "Ken", "Employee", tokyo);
const simple = await hire(owner, "Sam", "Employee", { officeId: owner.officeId });

const submit = async (person: Actor, startDate: string, endDate: string) =>
  (await submitRequest(person, { type: "vacation", startDate, endDate })).id;
clock.set("2028-02-01");
await postDue(owner.organizationId);
await decideRequest(owner, await submit(taking, "2028-03-06", "2028-03-10"), { status: "approved" });
await submit(waiting, "2028-04-03", "2028-04-07");
await submit(waiting, "2028-03-27", "2028-03-29");
const asOwner = await as(owner);

interface Row {
  id: string;
  type: string;
  days: number;
  expiresOn: string;
}
const vacation = (person: { userId: string }, within: number) => expiring(person, "vacation", within);
async function expiring(person: { userId: string }, ofType: string, within: number): Promise<string[]> {
  const { body } = await asOwner.get(`/api/admin/reports/expiring?within=${within}`);
  return (body.people as Row[])
    .filter(({ id, type }) => id === person.userId && type === ofType)
    .map(({ days, expiresOn }) => `${days} on ${expiresOn}`);
}

test.each([
  ["carried-over days expire on their day, and nothing else then", plain, ["24 on 2028-03-31"]],
  ["leave on earlier days draws from them", taking, ["19 on 2028-03-31"]],
  ["pending leave draws from them only on earlier days", waiting, ["21 on 2028-03-31"]],
  ["nothing expires under a policy that keeps everything", keeper, []],
  ["days of a simple policy expire at the end of the leave year", simple, []],
])("%s", async (_, person, wanted) => {
  expect(await vacation(person, 60)).toEqual(wanted);
});

test("the report covers its last day and nothing later", async () => {
  expect(await vacation(plain, 59)).toEqual([]);
  expect(await vacation(plain, 366)).toEqual(["24 on 2028-03-31", "12 on 2028-12-31"]);
  expect(await vacation(simple, 366)).toEqual(["20 on 2028-12-31"]);
  expect(await vacation(simple, 334)).toEqual([]);
});

test("the first expiry that the report lists for a person equals the one in their own outlook", async () => {
  for (const person of [plain, taking, waiting]) {
    const { body } = await asOwner.get(`/api/users/${person.userId}/balance-outlook?type=vacation`);
    expect(`${body.expiry.days} on ${body.expiry.lastDay}`).toBe((await vacation(person, 366))[0]);
  }
});

test("days that another type will send expire like the receiving type's own", async () => {
  expect(await vacation(sender, 366)).toEqual([]);
  expect(await expiring(sender, "sick", 366)).toEqual(["30 on 2029-01-31"]);
});
