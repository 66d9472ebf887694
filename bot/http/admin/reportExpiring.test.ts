import { expect, jest, test } from "@jest/globals";
import type { Actor } from "#bot/operations/actor.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(30_000);
await testDatabase();
const clock = testClock("2027-01-04");
const { as } = await httpServer(clock);
const owner = await foundTestOrganization();
const monthly = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 3 };
const offices = {
  plain: { officeId: owner.officeId },
  monthly: await anOfficeOf(owner, { vacation: monthly, timezone: "Asia/Tokyo" }),
  capped: await anOfficeOf(owner, { vacation: { ...monthly, maxBalance: 20 } }),
  free: await anOfficeOf(owner, { vacation: { isUnlimited: true } }),
  changing: await anOfficeOf(owner, { vacation: monthly }),
};
const hireTo = async (office: keyof typeof offices, name: string) =>
  hire(owner, name, "Employee", { officeId: offices[office].officeId });

const plain = await hireTo("plain", "Pia");
const waiting = await hireTo("plain", "Wes");
const taken = await hireTo("plain", "Tara");
const extending = await hireTo("plain", "Ella");
const leaving = await hireTo("plain", "Lea");
const overridden = await hireTo("monthly", "Omar");
const accruing = await hireTo("monthly", "Mia");
const capped = await hireTo("capped", "Cap");
const cappedLater = await hireTo("capped", "Cora");
const unlimited = await hireTo("free", "Fay");
const moved = await hireTo("plain", "Mo");
const changing = await hireTo("changing", "Chris");
const gone = await hireTo("plain", "Gus");

const submit = async (person: Actor, startDate: string, endDate = startDate, type = "vacation") =>
  (await submitRequest(person, { type, startDate, endDate })).id;
const book = async (person: Actor, startDate: string, endDate = startDate, type = "vacation") =>
  decideRequest(owner, await submit(person, startDate, endDate, type), { status: "approved" });

await editUser(owner, overridden.userId, { ptoBalanceOverride: 30 });
clock.set("2027-06-14");
await editUser(owner, moved.userId, { officeId: offices.capped.officeId });
await book(taken, "2027-06-21", "2027-07-02");
clock.set("2027-09-06");
await book(overridden, "2027-09-13", "2027-09-17");
await book(capped, "2027-09-13", "2027-09-15");
await book(cappedLater, "2027-12-20", "2027-12-22");
await submit(waiting, "2027-12-06", "2027-12-10");
const { id: extended } = await book(extending, "2027-12-06", "2027-12-07");
await requestChange(extending, extended, { endDate: "2027-12-10" });
await submit(cappedLater, "2027-12-06");
await editUser(owner, leaving.userId, { endDate: "2027-12-31" });
await offices.changing.edit({ accrualAmount: 36, effectiveOn: "2027-11-15" });
await deactivateUser(owner, gone.userId, {});
clock.set("2027-10-04");
const late = await hireTo("monthly", "Lana");
await editUser(owner, late.userId, { startDate: "2027-10-18" });
const asOwner = await as(owner);
const people = [owner, plain, waiting, taken, leaving, overridden, accruing, capped, cappedLater, unlimited, moved];
people.push(extending, changing, gone, late);

interface Row {
  id: string;
  type: string;
  days: number;
  expiresOn: string;
}

async function expiring(query = ""): Promise<{ people: Row[]; total: number }> {
  const { status, body } = await asOwner.get(`/api/admin/reports/expiring${query}`);
  expect(status).toBe(200);
  return body;
}

async function outlooks(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { userId } of people) {
    if (userId === gone.userId) continue;
    for (const type of ["vacation", "sick", "personal"]) {
      const { body } = await asOwner.get(`/api/users/${userId}/balance-outlook?type=${type}`);
      if (body.expiry) found[`${userId} ${type}`] = `${body.expiry.days} on ${body.expiry.lastDay}`;
    }
  }
  return found;
}

const byPerson = (rows: Row[]) =>
  Object.fromEntries(rows.map(({ id, type, days, expiresOn }) => [`${id} ${type}`, `${days} on ${expiresOn}`]));

test("the report's expiring leave equals each person's own outlook under every policy", async () => {
  const report = await expiring();
  expect(byPerson(report.people)).toEqual(await outlooks());
});

test.each<[string, Actor, string, number | undefined]>([
  ["20 days of which 5 are carried over", plain, "vacation", 15],
  ["5 of them pending until then", waiting, "vacation", 10],
  ["10 of them taken", taken, "vacation", 5],
  ["2 of them booked, and a pending change that adds 3", extending, "vacation", 10],
  ["nothing is carried over", plain, "sick", 10],
  ["24 in twelve parts, three of them to come", accruing, "vacation", 21],
  ["30 instead, 5 taken", overridden, "vacation", 22],
  ["no more than 20 at a time, 3 taken", capped, "vacation", 17],
  ["no more than 20 at a time, 3 booked and 1 pending after the last of them", cappedLater, "vacation", 13],
  ["unlimited", unlimited, "vacation", undefined],
  ["a last day on the last day of the year", leaving, "vacation", undefined],
  ["a person who has left", gone, "sick", undefined],
])("%s", async (_, { userId }, type, days) => {
  const { people: rows } = await expiring();
  expect(rows.find((row) => row.id === userId && row.type === type)?.days).toBe(days);
});

test("the report has a total, lists the largest amounts first, and counts the requested days in each office's time zone", async () => {
  const { people: rows, total } = await expiring("?within=89");
  expect(total).toBeCloseTo(
    rows.reduce((sum, { days }) => sum + days, 0),
    1,
  );
  expect(rows.map(({ days }) => days)).toEqual(rows.map(({ days }) => days).toSorted((a, b) => b - a));
  expect(rows[0]).toMatchObject({ name: expect.any(String), officeName: expect.any(String), expiresOn: "2027-12-31" });
  const inTokyo = (await expiring("?within=88")).people.map(({ id }) => id);
  expect(new Set(inTokyo)).toEqual(new Set([overridden, accruing, late].map(({ userId }) => userId)));
  expect(await expiring("?within=87")).toEqual({ people: [], total: 0 });
});
