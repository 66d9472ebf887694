import { expect, test } from "@jest/globals";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { limits } from "#core/throttling/limits.ts";
import { newId } from "#db/newId.ts";
import { counting } from "../counting.ts";
import { sendInvitations } from "../invitations/sendInvitations.ts";
import { addOwnCountryHolidays } from "../offices/addOwnCountryHolidays.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { editSetup } from "./editSetup.ts";
import { readSetup } from "./readSetup.ts";

await testDatabase();
testClock().set("2027-03-01");

type Owner = Awaited<ReturnType<typeof foundTestOrganization>>;

const doneOf = async (owner: Owner) =>
  (await readSetup(owner, {})).steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

test("a new organization's checklist follows what was done, and can be dismissed and opened again", async () => {
  const owner = await foundTestOrganization();
  expect(await readSetup(owner, {})).toMatchObject({ state: "new" });
  expect(await doneOf(owner)).toEqual([]);
  await editSetup(owner, { state: "open", confirmed: "office" });
  await editSetup(owner, { confirmed: "office" });
  await editSetup(owner, { confirmed: "policy" });
  expect(await doneOf(owner)).toEqual(["office", "policy"]);
  await addOwnCountryHolidays(owner, owner.officeId, { years: [2026] });
  expect(await doneOf(owner)).toEqual(["office", "policy"]);
  await addOwnCountryHolidays(owner, owner.officeId, { years: [2027] });
  await sendInvitations(owner, { emails: ["new@org.example"], role: "Employee", officeId: owner.officeId });
  await submitRequest(owner, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" });
  expect(await doneOf(owner)).toEqual(["office", "holidays", "policy", "people", "request"]);
  await editSetup(owner, { state: "closed" });
  expect(await readSetup(owner, {})).toMatchObject({ state: "closed" });
  await editSetup(owner, { state: "open" });
  expect(await readSetup(owner, {})).toMatchObject({ state: "open" });
});

test("a list of addresses is invited once each, and people with an account or an invitation are skipped", async () => {
  const owner = await foundTestOrganization();
  const { email } = await hire(owner, "Erin", "Employee", { officeId: owner.officeId });
  const place = { role: "Employee", officeId: owner.officeId };
  const emails = ["ana@org.example", "Ben@org.example", "ANA@org.example", email];
  const first = await sendInvitations(owner, { emails, ...place });
  expect(first.sent.map((sent) => sent.email)).toEqual(["ana@org.example", "ben@org.example"]);
  expect(first).toMatchObject({ members: [email], invited: [] });
  const again = await sendInvitations(owner, { emails: ["ben@org.example", "cleo@org.example"], ...place });
  expect(again).toMatchObject({ sent: [{ email: "cleo@org.example" }], members: [], invited: ["ben@org.example"] });
  const none = await sendInvitations(owner, { emails: ["ben@org.example", email], ...place });
  expect(none).toEqual({ sent: [], members: [email], invited: ["ben@org.example"] });
  await expect(sendInvitations(owner, { emails: [], ...place })).rejects.toThrow("Enter at least one email address");
  await expect(sendInvitations(owner, { emails: ["ana", "b@org.example"], ...place })).rejects.toThrow(
    "Invalid email address",
  );
});

const listOf = (part: number) => Array.from({ length: 100 }, (_, index) => `p${part}-${index}@org.example`);

test("the addresses of a list count toward the organization's thousand invitations a day; refused lists don't", async () => {
  const owner = await foundTestOrganization();
  const place = { role: "Employee", officeId: owner.officeId };
  const { email } = await hire(owner, "Fay", "Employee", { officeId: owner.officeId });
  await counting((count) => count([limits.invitations, owner.organizationId, 800]));
  await expect(sendInvitations(owner, { emails: listOf(1), ...place, officeId: newId() })).rejects.toThrow("office");
  await sendInvitations(owner, { emails: listOf(1), ...place });
  await sendInvitations(owner, { emails: listOf(2).slice(1), ...place });
  await expect(sendInvitations(owner, { emails: listOf(3), ...place })).rejects.toMatchObject({ code: "too_many" });
  await sendInvitations(owner, { emails: [email], ...place });
  await expect(sendInvitations(owner, { emails: [email], ...place })).rejects.toMatchObject({ code: "too_many" });
});
