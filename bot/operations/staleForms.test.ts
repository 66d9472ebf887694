import { beforeEach, expect, test } from "@jest/globals";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { setSecondFactorRules } from "./organization/setSecondFactorRules.ts";
import { createWebhook } from "./webhooks/createWebhook.ts";
import { editWebhook } from "./webhooks/editWebhook.ts";

await testDatabase();
testClock();

let owner: Awaited<ReturnType<typeof foundTestOrganization>>;
beforeEach(async () => {
  owner = await foundTestOrganization();
});

test("a form that shows old roles keeps the roles that another Owner has added since", async () => {
  await setSecondFactorRules(owner, { roles: ["Employee"], seen: { roles: [] } });
  const saved = await setSecondFactorRules(owner, { roles: ["Manager"], seen: { roles: [] } });
  expect(saved.secondFactorRoles).toEqual(["Employee", "Manager"]);
  const removed = await setSecondFactorRules(owner, { roles: [], seen: { roles: ["Manager"] } });
  expect(removed.secondFactorRoles).toEqual(["Employee"]);
  expect((await setSecondFactorRules(owner, { roles: ["Owner"] })).secondFactorRoles).toEqual(["Owner"]);
});

test("a form that shows old events keeps the events that another Admin has added since, and can't remove the last one", async () => {
  const events = ["request.submitted"];
  const { row } = await createWebhook(owner, { name: "Payroll", url: "https://example.com/", events });
  await editWebhook(owner, row.id, { events: ["request.submitted", "request.approved"], seen: { events } });
  const wanted = ["request.submitted", "request.rejected"];
  expect(await editWebhook(owner, row.id, { events: wanted, seen: { events } })).toMatchObject({
    events: expect.arrayContaining(["request.submitted", "request.approved", "request.rejected"]),
  });
  await editWebhook(owner, row.id, { events: ["request.rejected"] });
  const swapped = { events: ["request.approved"], seen: { events: ["request.approved", "request.rejected"] } };
  await expect(editWebhook(owner, row.id, swapped)).rejects.toMatchObject({ kind: "invalid" });
});
