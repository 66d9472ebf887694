import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { recordLeave, submitRequest } from "./submitRequest.ts";

await testDatabase();
const clock = testClock();

type Person = Awaited<ReturnType<typeof hire>>;
const LEAVE = { type: "vacation", startDate: "2027-11-15", endDate: "2027-11-19" };
const types = ["vacation", "sick", "personal"];

const monthly = (most: number, carryOver: object) =>
  ({
    unit: "day",
    grants: [{ frequency: "monthly", amount: 1, cap: { balance: most, mode: "clip" }, carryOver }],
  }) as Parameters<typeof aDocumentOffice>[1];

function daysOf(text: string): number {
  return Number(/[+-][\d.]+/.exec(text.slice(10))?.[0]);
}

/** Returns, for each type, the entries on or after the date `after`, and the sum of all entries. */
async function ledgersOf(person: Person, after: string) {
  const ledgers = await Promise.all(types.map(async (type) => [type, await ledgerOf(person, type)] as const));
  return {
    late: ledgers.flatMap(([type, texts]) => texts.filter((text) => text > after).map((text) => `${type} ${text}`)),
    sums: ledgers.map(([type, texts]) => [type, texts.reduce((sum, text) => sum + daysOf(text), 0)]),
  };
}

test.each([
  ["lots that stay", { max: 4, excess: "sick" }],
  ["lots that expire in March", { max: 4, excess: "sick", until: "03-31" }],
])(
  "leave booked late gives back what a cap cut, takes excess back from the types that received it, and counts their caps again, and its cancellation undoes that (%s)",
  async (_, carryOver) => {
    clock.set("2027-01-04");
    const owner = await foundTestOrganization();
    const sick = monthly(7, { max: 4, excess: "personal" });
    const { officeId } = await aDocumentOffice(owner, monthly(6, carryOver), undefined, sick);
    const hired = async (name: string) => hire(owner, name, "Employee", { officeId });
    const [early, late, recorded, none] = [
      await hired("Early"),
      await hired("Late"),
      await hired("Recorded"),
      await hired("None"),
    ];
    clock.set("2027-11-01");
    await postDue(owner.organizationId);
    const approve = async ({ id }: { id: string }) => decideRequest(owner, id, { status: "approved" });
    await approve(await submitRequest(early, LEAVE));
    const waiting = await submitRequest(late, LEAVE);
    clock.set("2028-03-10");
    await postDue(owner.organizationId);
    const before = await ledgersOf(none, "");
    await approve(waiting);
    const { id } = await recordLeave(owner, recorded.userId, { ...LEAVE, reason: "Forgotten" });

    const inTime = (await ledgersOf(early, "")).sums;
    const booked = await ledgersOf(late, "2028-03-10");
    expect(booked.late).toEqual([
      "vacation 2028-03-10 policy_change +1, -1 lost of 2027",
      "vacation 2028-03-10 transfer +2 of 2027",
      "vacation 2028-03-10 carry_over -2",
      "vacation 2028-03-10 policy_change +1, -1 lost",
      "sick 2028-03-10 transfer -2",
      "sick 2028-03-10 policy_change +1, -1 lost",
      "sick 2028-03-10 policy_change +1, -1 lost",
    ]);
    expect(booked.sums).toEqual(inTime);
    expect((await ledgersOf(recorded, "")).sums).toEqual(inTime);
    await expectLedgersVerified();
    await cancelRequest(owner, id, { rejectionReason: "Mistake" });
    await cancelRequest(owner, waiting.id, { rejectionReason: "Mistake" });
    expect((await ledgersOf(recorded, "")).sums).toEqual(before.sums);
    expect((await ledgersOf(late, "")).sums).toEqual(before.sums);
    await expectLedgersVerified();
  },
);
