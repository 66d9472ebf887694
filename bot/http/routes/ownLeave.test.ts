import { describe, expect, test } from "@jest/globals";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { as } = await httpServer(clock);
const { owner, admin } = await testOrganization();
const generous = await createOffice(owner, { name: "Paris", country: "France", timezone: "Europe/Paris" });
await editUser(owner, admin.userId, { startDate: "2027-02-01", endDate: "2027-12-31" });
const asAdmin = await as(admin);

const ASK = "Ask another Admin or Owner to";

const ATTEMPTS: [string, object, field: string, words: string][] = [
  ["start date to an earlier day", { startDate: "2020-01-01" }, "startDate", "change your start date"],
  ["start date to none", { startDate: null }, "startDate", "change your start date"],
  ["end date to a later day", { endDate: "2028-06-30" }, "endDate", "change your end date"],
  ["end date to none", { endDate: null }, "endDate", "change your end date"],
  ["service start date", { serviceStartDate: "2010-01-01" }, "serviceStartDate", "change your service start date"],
  ["credited years", { creditedYears: 9 }, "creditedYears", "change your credited years"],
  ["birth date", { birthDate: "1960-01-01" }, "birthDate", "change your birth date"],
  ["groups", { groups: ["grade: lead"] }, "groups", "change your groups"],
  ["office", { officeId: generous.id }, "officeId", "change your office"],
  ["office to the default one", { officeId: null }, "officeId", "change your office"],
  ["override", { ptoBalanceOverride: 40 }, "ptoBalanceOverride", "change your vacation allowance"],
  [
    "override from a later day on",
    { ptoBalanceOverride: 40, effectiveOn: "2027-06-01" },
    "ptoBalanceOverride",
    "change your vacation allowance",
  ],
];

describe("an Admin can't raise their own leave by changing their own", () => {
  test.each(ATTEMPTS)("%s through the API", async (_, patch, field, words) => {
    const text = `${ASK} ${words}`;
    await expectRefusal(
      () => asAdmin.send("PATCH", `/api/users/${admin.userId}`, patch),
      [403, "own_balance", text, { [field]: text }],
    );
  });

  test.each(ATTEMPTS)("%s through the console", async (_, patch, field, words) => {
    const text = `${ASK} ${words}`;
    const person = (await asAdmin.get(`/api/admin/people/${admin.userId}`)).body;
    await expectRefusal(
      () => asAdmin.send("PUT", `/api/admin/people/${admin.userId}`, { ...person, ...patch }),
      [403, "own_balance", text, { [field]: text }],
    );
  });

  test.each([
    ["start date", "2020-01-01"],
    ["end date", "2028-06-30"],
    ["office", "Paris"],
    ["groups", "grade: lead"],
    ["override", "40"],
  ])("%s by an import", async (column, value) => {
    const importing = importText(admin, `email,${column}\n${admin.email},${value}`);
    await expect(importing).rejects.toMatchObject({ code: "wrong_rows" });
  });
});

test("an Admin can send their own unchanged values with a new name", async () => {
  const person = (await asAdmin.get(`/api/admin/people/${admin.userId}`)).body;
  const { status, body } = await asAdmin.send("PUT", `/api/admin/people/${admin.userId}`, {
    ...person,
    name: "Ada L.",
  });
  expect([status, body.name]).toEqual([200, "Ada L."]);
});

test("another Admin or Owner can make all of these changes for them", async () => {
  const patch = { startDate: "2027-01-15", endDate: "2028-06-30", officeId: generous.id, ptoBalanceOverride: 30 };
  expect((await (await as(owner)).send("PATCH", `/api/users/${admin.userId}`, patch)).status).toBe(200);
  await expectLedgersVerified();
});

test("an organization's only Admin or Owner can make these changes themselves", async () => {
  const lone = await foundTestOrganization("Lone");
  const patch = { startDate: "2026-01-01", ptoBalanceOverride: 30 };
  const { status, body } = await (await as(lone)).send("PATCH", `/api/users/${lone.userId}`, patch);
  expect([status, body.startDate, body.ptoBalanceOverride]).toEqual([200, "2026-01-01", 30]);
});

const cancel = (id: string, by = asAdmin) =>
  by.send("PATCH", `/api/pto-requests/${id}`, { status: "cancelled", rejectionReason: "I did not go" });

async function booked(startDate: string, endDate: string): Promise<string> {
  const { id } = await submitRequest(admin, { type: "sick", startDate, endDate });
  await decideRequest(owner, id, { status: "approved" });
  return id;
}

describe("your own approved leave", () => {
  const refused = [403, "own_balance", `${ASK} cancel your time off after it has started`] as const;

  test("is canceled only by another Admin or Owner once it has started, through the API and the console", async () => {
    clock.set("2027-03-01");
    const id = await booked("2027-03-08", "2027-03-10");
    for (const day of ["2027-03-08", "2027-03-10", "2027-04-01"]) {
      clock.set(day);
      const browser = await as(admin);
      await expectRefusal(() => cancel(id, browser), [...refused]);
      await expectRefusal(
        () => browser.send("POST", `/api/admin/requests/${id}/cancel`, { rejectionReason: "I did not go" }),
        [...refused],
      );
    }
    expect((await cancel(id, await as(owner))).status).toBe(200);
  });

  test("is yours to cancel before it starts", async () => {
    clock.set("2027-05-01");
    const id = await booked("2027-05-04", "2027-05-05");
    expect((await cancel(id, await as(admin))).status).toBe(200);
  });
});

test("an adjustment of your own balance is also refused if it names you by id", async () => {
  const adjusting = adjustBalanceOf(admin, admin.userId, { type: "sick", adjustment: 1, reason: "For me" });
  await expect(adjusting).rejects.toMatchObject({ code: "own_balance" });
});
