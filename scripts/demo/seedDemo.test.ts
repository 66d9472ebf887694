import { beforeAll, describe, expect, test } from "@jest/globals";
import { readFinalStatement } from "#bot/operations/balances/readFinalStatement.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { readTeamRequests } from "#bot/operations/requests/readTeamRequests.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { LEAVER } from "./addExamples.ts";
import { emailOf } from "./cast.ts";
import { seedDemo } from "./seedDemo.ts";

await testDatabase();
const clock = testClock();
beforeAll(() => seedDemo("2026-11-23", clock), 120_000);

async function actorOf(name: string) {
  const account = await findAccount(emailOf(name));
  if (!account) throw new Error(`${name} isn't in the demo`);
  return { organizationId: account.organizationId, userId: account.userId, source: "web" as const };
}

async function lotsOf(name: string, type: string, unit: number): Promise<string[]> {
  const actor = await actorOf(name);
  const { lots } = await readBalanceOutlook(actor, actor.userId, { type });
  return lots.map(({ source, grant, minutes, left, expiresOn }) => {
    const what = [source === "carried_over" && "carried over", grant].filter(Boolean).join(" ");
    return [`${left / unit} of ${minutes / unit}`, what, `until ${expiresOn}`].filter(Boolean).join(" ");
  });
}

test("every balance in the demo adds up", expectLedgersVerified, 60_000);

test.each(["Grace Kim", "Owen Brooks"])(
  "%s has a rejected and a pending request, whatever the random leave",
  async (name) => {
    const requests = await listOwnRequests(await actorOf(name), {});
    const rejected = { status: "rejected", rejectionReason: "Too many people are away that week" };
    expect(requests).toContainEqual(expect.objectContaining(rejected));
    expect(requests).toContainEqual(expect.objectContaining({ status: "pending" }));
  },
);

test("the demo has a change of leave and half a day with a question, which wait for a decision", async () => {
  const waiting = await readTeamRequests(await actorOf("Priya Nair"), {});
  expect(waiting).toContainEqual(expect.objectContaining({ change: expect.objectContaining({ isAtOnce: false }) }));
  expect(waiting).toContainEqual(expect.objectContaining({ isHalfDay: true, messageCount: 1 }));
});

test("a person who has left has a final statement with a posted settlement", async () => {
  const leaver = await actorOf(LEAVER);
  const { person, types } = await readFinalStatement(leaver, leaver.userId, {});
  expect(person.endDate).toBe("2026-11-20");
  expect(types).toContainEqual(
    expect.objectContaining({ type: "vacation", settlement: expect.objectContaining({ isPosted: true }) }),
  );
});

describe("people in Amsterdam", () => {
  test("carry statutory days into the next year, where the unused ones expire after six months", async () => {
    const ledger = await ledgerOf(await actorOf("Sanne Jansen"));
    expect(ledger.filter((entry) => entry.startsWith("2026"))).toEqual([
      "2026-01-01 carry_over +0",
      "2026-01-01 carry_over +12",
      "2026-01-01 carry_over +3",
      "2026-01-01 accrual +12",
      "2026-01-01 accrual +3",
      "2026-01-19 usage -2",
      "2026-07-01 expiry -10",
      "2026-07-20 usage -3",
    ]);
  });

  test("see which days are left and when they expire", async () => {
    expect(await lotsOf("Sanne Jansen", "vacation", 480)).toEqual([
      "9 of 12 statutory until 2027-06-30",
      "3 of 3 carried over extra until 2030-12-31",
      "3 of 3 extra until 2031-12-31",
    ]);
  });

  test("get leave in proportion to their hours, even in a two-week cycle", async () => {
    const granted = (await ledgerOf(await actorOf("Bram Smit"))).filter((entry) =>
      entry.startsWith("2026-01-01 accrual"),
    );
    expect(granted).toEqual(["2026-01-01 accrual +18", "2026-01-01 accrual +4.5"]);
  });

  test("get hours each quarter that expire after six months", async () => {
    expect(await lotsOf("Sanne Jansen", "time-in-lieu", 60)).toEqual([
      "6 of 6 until 2026-12-31",
      "6 of 6 until 2027-03-31",
    ]);
  });
});
