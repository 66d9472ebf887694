import { expect, jest, test } from "@jest/globals";
import { aChain, announced, approversIn } from "#tests/arranging/aChain.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { Refusal } from "#core/refusal.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { decideRequest } from "./decideRequest.ts";

await testDatabase({ poolSize: 10 });
testClock();
jest.setTimeout(300_000);

const ROUNDS = process.env["SOAK"] ? 100 : 10;

test("three people who decide the steps at once decide each step once, with one outcome", async () => {
  const chain = await aChain(({ finn }) => [{ by: ["manager", [{ person: finn }, "managersManager"], "admin"] }]);
  const { mona, vera, finn, ada, erin, owner, submit } = chain;
  let approved = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const date = new Date(Date.UTC(2027, 3, 5 + Math.floor(round / 5) * 7 + (round % 5))).toISOString().slice(0, 10);
    const { id } = await submit(date);
    const status = (index: number) => (round % 4 === 3 && index === 2 ? "rejected" : "approved");
    const people = round % 2 === 0 ? [mona, vera, finn] : [vera, ada, mona];
    // Everyone decides twice: on the version that they saw at the first step, and on the current version.
    const outcomes = await Promise.allSettled(
      people.flatMap((actor, index) => [
        decideRequest(actor, id, { status: status(index), version: 1 }),
        decideRequest(actor, id, { status: status(index) }),
      ]),
    );
    for (const outcome of outcomes) {
      if (outcome.status === "rejected" && !(outcome.reason instanceof Refusal)) throw outcome.reason;
    }
    const done = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    const request = await findRequest(owner.organizationId, id);
    const decisions = new Set(request?.approval?.steps.flatMap(({ decided }) => (decided ? [decided.version] : [])));
    // Each success is one decision on a step, or the rejection.
    expect(done).toHaveLength(decisions.size + (request?.status === "rejected" ? 1 : 0));
    expect(done.filter((one) => one.status !== "pending").length).toBe(request?.status === "pending" ? 0 : 1);
    expect(new Set(done.map(({ version, status: became }) => `${version} ${became}`)).size).toBe(done.length);
    const names = approversIn(request?.approval) ?? [];
    expect(names.findIndex((name) => name === null)).toBe(
      names.filter((name) => name !== null).length % 3 || (names[0] === null ? 0 : -1),
    );
    if (request?.status === "approved") approved += 1;
    const keys = await announced(id);
    expect(new Set(keys).size).toBe(keys.length);
    const usage = (await ledgerOf(erin)).filter((line) => line.includes(" usage"));
    expect(usage).toHaveLength(approved);
  }
  await expectLedgersVerified();
});
