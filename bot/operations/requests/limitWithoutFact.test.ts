import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { previewRequest } from "./previewRequest.ts";
import { submitRequest } from "./submitRequest.ts";

await testDatabase();
const clock = testClock();
const { owner } = await testOrganization();

test("a limit that depends on a missing detail about the person refuses leave and names the detail, on submission and in the preview", async () => {
  clock.set("2027-03-01");
  const limit = { per: "year" as const, amount: { by: "grade", map: { staff: 3 } } };
  const { officeId } = await aDocumentOffice(owner, {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 20 }],
    consumption: { limit },
  });
  const person = await hire(owner, "Lin", "Employee", { officeId });
  const wanted = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" };
  const text = "The limit for vacation leave can't be calculated without the “grade” group. Ask an Admin to add it.";
  expect(await refusalOf(submitRequest(person, wanted))).toMatchObject({ code: "missing_details", message: text });
  expect((await previewRequest(person, wanted)).refusals).toMatchObject([{ code: "missing_details", message: text }]);
  const balance = (await readOwnBalances(person, {})).find(({ type }) => type === "vacation");
  expect(balance).toMatchObject({ available: 0 });
});
