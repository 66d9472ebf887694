import { beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { addFederalHolidays } from "./addFederalHolidays.ts";
import { addHoliday } from "./addHoliday.ts";
import { deleteHoliday } from "./deleteHoliday.ts";
import { editOffice } from "./editOffice.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));

const OWN = { kind: "forbidden", code: "own_balance" };
const WEEK = { type: "vacation", startDate: "2027-05-17", endDate: "2027-05-21" };

async function anOffice() {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  const admin = await hire(owner, "Ada", "Admin", { officeId });
  const colleague = await hire(owner, "Bob", "Employee", { officeId });
  for (const { userId } of [admin, colleague]) await editUser(owner, userId, { startDate: "2020-08-01" });
  await editOffice(owner, officeId, { timezone: "Europe/London" });
  clock.set("2027-05-14");
  const takes = async (person: typeof owner) => {
    const { id } = await submitRequest(person, WEEK);
    await decideRequest(owner, id, { status: "approved" });
  };
  await takes(admin);
  return { owner, admin, colleague, officeId, takes };
}

test("an Admin can't delete a holiday during their leave once it has begun in the office, but another Owner can", async () => {
  const { owner, admin, officeId } = await anOffice();
  clock.setInstant(new Date("2027-05-17T22:30:00Z"));
  const holidays = ["2027-05-18", "2027-05-19", "2027-05-24"];
  const [today, tomorrow, later] = await Promise.all(
    holidays.map((date) => addHoliday(admin, officeId, { name: "Day", date, type: "custom" })),
  );
  clock.setInstant(new Date("2027-05-17T23:30:00Z"));
  await deleteHoliday(admin, tomorrow?.id ?? "", {});
  await expect(deleteHoliday(admin, today?.id ?? "", {})).rejects.toMatchObject(OWN);
  await deleteHoliday(owner, today?.id ?? "", {});
  clock.set("2027-05-25");
  await deleteHoliday(admin, later?.id ?? "", {});
});

test("adding another country's holidays to an Admin's own office leaves out those that have begun, and an Owner can add them", async () => {
  const { owner, admin, officeId } = await anOffice();
  const add = (by: typeof owner) => addFederalHolidays(by, officeId, { year: 2027 });
  const text = "3 holidays in the past were left out; ask another Admin or Owner to add them.";
  expect(await add(admin)).toEqual({ added: 8, message: `8 US federal holidays for 2027 added. ${text}` });
  expect(await add(admin)).toEqual({ added: 0, message: `No holidays were added. ${text}` });
  expect(await add(owner)).toMatchObject({ added: 3 });
});

test("an Admin can't add a holiday to their office for a day that has begun, to make backdated leave free, but an Owner can", async () => {
  const { owner, admin, officeId } = await anOffice();
  const add = (by: typeof owner, date: string, to = officeId) =>
    addHoliday(by, to, { name: "Day", date, type: "custom" });
  for (const date of ["2027-05-13", "2027-05-14"]) {
    await expect(add(admin, date)).rejects.toMatchObject(OWN);
    await add(owner, date);
  }
  await add(admin, "2027-05-15");
  await add(admin, "2027-05-13", owner.officeId);
});

describe("an Admin can't make their own leave cheaper", () => {
  const WEEKEND = { workingPattern: { from: "2027-05-17", weeks: [[0, 0, 0, 0, 0, 480, 480]] } };

  test("with other working hours of their office, even if a colleague's leave gets as much cheaper", async () => {
    const { owner, admin, colleague, officeId, takes } = await anOffice();
    const edit = (by: typeof owner) => editOffice(by, officeId, WEEKEND);
    await expect(edit(admin)).rejects.toMatchObject(OWN);
    await takes(colleague);
    await expect(edit(admin)).rejects.toMatchObject(OWN);
    await edit(owner);
  });

  test("before they book it, with shorter working weeks from a day in the past, today, or years ahead", async () => {
    const { owner, admin, colleague, officeId } = await anOffice();
    await editUser(owner, colleague.userId, { role: "Admin" });
    clock.set("2027-06-16");
    const mondays = (by: typeof owner, from: string, to = officeId) =>
      editOffice(by, to, { workingPattern: { from, weeks: [[480, 0, 0, 0, 0, 0, 0]] } });
    for (const from of ["2027-06-14", "2027-06-16", "2031-06-16"]) {
      await expect(mondays(admin, from)).rejects.toMatchObject(OWN);
      await expect(mondays(colleague, from)).rejects.toMatchObject(OWN);
    }
    await mondays(admin, "2027-06-14", owner.officeId);
  });

  test("but can lengthen the working week", async () => {
    const { admin, officeId } = await anOffice();
    clock.set("2027-06-16");
    const weeks = [[510, 510, 510, 510, 510, 240, 0]];
    await editOffice(admin, officeId, { workingPattern: { from: "2027-06-14", weeks } });
    await editOffice(admin, officeId, { countHolidays: true });
  });

  test("before they book it, by no longer counting a holiday as leave", async () => {
    const { owner, admin, officeId } = await anOffice();
    await editOffice(owner, officeId, { countHolidays: true });
    await editOffice(admin, officeId, { countHolidays: false });
    await editOffice(owner, officeId, { countHolidays: true });
    await addHoliday(admin, officeId, { name: "Day", date: "2028-05-18", type: "custom" });
    await expect(editOffice(admin, officeId, { countHolidays: false })).rejects.toMatchObject(OWN);
  });

  test("if it costs more on other days instead, but an Owner can", async () => {
    const { owner, admin, officeId } = await anOffice();
    const shifted = { workingPattern: { from: "2027-05-17", weeks: [[0, 480, 480, 480, 960, 0, 0]] } };
    await expect(editOffice(admin, officeId, shifted)).rejects.toMatchObject(OWN);
    await editOffice(owner, officeId, shifted);
  });

  test("by no longer counting holidays as leave", async () => {
    const { owner, admin, officeId } = await anOffice();
    await editOffice(owner, officeId, { countHolidays: true });
    await addHoliday(owner, officeId, { name: "Day", date: "2027-05-18", type: "custom" });
    await expect(editOffice(admin, officeId, { countHolidays: false })).rejects.toMatchObject(OWN);
    await editOffice(owner, officeId, { countHolidays: false });
  });

  test("by counting leave in another way in a policy", async () => {
    const { owner, admin, officeId } = await anOffice();
    const id = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
    const grants = [{ frequency: "yearly", amount: 20, carryOver: { max: 5 } }];
    const save = (by: typeof owner, counting: object) =>
      editPolicyDocument(by, id, { document: { unit: "day", grants, ...counting }, confirmed: true });
    await save(owner, { counting: { holidays: "count" } });
    await addHoliday(owner, officeId, { name: "Day", date: "2027-05-18", type: "custom" });
    await expect(save(admin, {})).rejects.toMatchObject(OWN);
    await save(owner, {});
  });
});
