import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { CAST, emailOf } from "./cast.ts";
import { isForeignDatabase } from "./isForeignDatabase.ts";

const { url } = await testDatabase();
testClock();

test("the demo runs on a database without organizations and on its own, but not on one with other organizations", async () => {
  expect(await isForeignDatabase(undefined)).toBe(false);
  expect(await isForeignDatabase(url)).toBe(false);

  const { userId } = await foundTestOrganization("Acme");
  expect(await isForeignDatabase(url)).toBe(true);

  await database().pool.query("UPDATE users SET email = $1 WHERE id = $2", [emailOf(CAST[0]?.name ?? ""), userId]);
  expect(await isForeignDatabase(url)).toBe(false);
});
