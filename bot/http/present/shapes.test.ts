/**
 * Needs modules of its own: in those that other tests have used, V8 may have stopped sharing hidden classes.
 * @jest-environment-options {"hasOwnModules": true}
 */
import { expect, test } from "@jest/globals";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { readTeamRequests } from "#bot/operations/requests/readTeamRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { shareShape } from "#tests/asserting/shareShape.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { presentBalance } from "./presentBalance.ts";
import { presentTeamRequest } from "./presentTeamRequest.ts";

await testDatabase();
testClock("2027-11-01");
const { manager, erin } = await testOrganization();

for (const date of ["2027-11-08", "2027-11-09"]) {
  await submitRequest(erin, { type: "vacation", startDate: date, endDate: date });
}

/** Returns the lists that the calls return; the items of each list have the same fields. */
async function lists(): Promise<object[][]> {
  const requests = await readTeamRequests(manager, {});
  const balances = (await readOwnBalances(erin, {})).map((balance) => ({ ...balance, nextYear: null }));
  return [
    requests,
    requests.map((request) => presentTeamRequest(request, String)),
    balances.map((balance) => presentBalance(balance)),
  ];
}

test("the items of a list share one hidden class of V8, because a new class for each takes longer than the rest of the call", async () => {
  // Until a function has run a few times, V8 copies objects in a slower way, without sharing hidden classes. Later, a
  // garbage collection between two items can still discard the class that they would share, but not in every call.
  for (let call = 0; call < 20; call++) await lists();
  const shared = [false, false, false];
  for (let call = 0; call < 10; call++) {
    for (const [nth, list] of (await lists()).entries()) shared[nth] ||= shareShape(list);
  }
  expect(shared).toEqual([true, true, true]);
});
