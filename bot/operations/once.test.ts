import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { OrganizationSignup } from "#db/models/accounts/OrganizationSignup.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { forgetExpired } from "./forgetExpired.ts";
import { listOwnRequests } from "./requests/listOwnRequests.ts";
import { submitRequest } from "./requests/submitRequest.ts";

await testDatabase();
const clock = testClock();
const { erin, ezra } = await testOrganization();
const day = (startDate: string) => ({ type: "vacation", startDate, endDate: startDate });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code: string }) => error.code,
  );
const effects = async () =>
  (await database().pool.query("SELECT key FROM effects ORDER BY key")).rows.map((row) => row.key);

test("an action submitted several times at once takes effect once", async () => {
  const acts = [1, 2, 3].map(() => outcome(submitRequest({ ...erin, once: "click 1" }, day("2027-03-08"))));
  expect((await Promise.all(acts)).toSorted()).toEqual(["already_done", "already_done", "done"]);
  expect(await listOwnRequests(erin, {})).toHaveLength(1);
});

test("a refused action doesn't count as done and can be tried again", async () => {
  const again = { ...ezra, once: "click 2" };
  expect(await outcome(submitRequest(again, day("2027-02-01")))).not.toBe("done");
  expect(await effects()).toEqual(["click 1"]);
  expect(await outcome(submitRequest(again, day("2027-03-09")))).toBe("done");
  expect(await outcome(submitRequest(again, day("2027-03-10")))).toBe("already_done");
});

test("an action without a key is not remembered", async () => {
  expect(await outcome(submitRequest(ezra, day("2027-03-11")))).toBe("done");
  expect(await effects()).toEqual(["click 1", "click 2"]);
});

test("a key is forgotten when it can no longer be repeated", async () => {
  clock.set("2027-03-07");
  await forgetExpired();
  expect(await effects()).toHaveLength(2);
  clock.set("2027-03-08");
  await forgetExpired();
  expect(await effects()).toEqual([]);
});

test("expired rows of one kind that can't be deleted don't keep those of other kinds", async () => {
  await outcome(submitRequest({ ...ezra, once: "click 3" }, day("2027-03-15")));
  const expiresAt = clock.now();
  await OrganizationSignup.create({ name: "Acme", timezone: "Etc/UTC", createdAt: expiresAt, expiresAt });
  clock.set("2027-03-16");
  const fault = { table: "organization_signups", change: "DELETE", rows: "old.name = 'Acme'" } as const;
  const errors = await withFault(fault, () => forgetExpired());
  expect(errors).toMatchObject([{ error: { message: "a built fault" } }]);
  expect([await effects(), await OrganizationSignup.count()]).toEqual([[], 1]);
  expect(await forgetExpired()).toEqual([]);
  expect(await OrganizationSignup.count()).toBe(0);
});
