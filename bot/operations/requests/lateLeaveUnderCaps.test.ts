import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importOpeningText } from "#tests/asserting/importText.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { recordLeave, submitRequest } from "./submitRequest.ts";

await testDatabase();
const clock = testClock();

type Founded = Awaited<ReturnType<typeof foundTestOrganization>>;
const monthly = { accrualPeriod: "month", accrualAmount: 1, maxBalance: 5, carryOverDays: 10 };
const document = (more = {}) => ({
  unit: "day" as const,
  grants: [{ frequency: "monthly" as const, amount: 1, cap: { balance: 5, mode: "clip" as const }, ...more }],
});
const leave = { type: "vacation", startDate: "2027-06-09", endDate: "2027-06-11" };

const offices: [string, (owner: Founded) => Promise<{ officeId: string }>][] = [
  ["a maximum balance", (owner) => anOfficeOf(owner, { vacation: monthly })],
  ["a cap of a policy document", (owner) => aDocumentOffice(owner, document())],
  ["a cap on lots of 18 months", (owner) => aDocumentOffice(owner, document({ carryOver: { months: 18 } }))],
];

async function balanceOf(person: Parameters<typeof ledgerOf>[0]): Promise<number> {
  return (await ledgerOf(person)).reduce((sum, text) => sum + Number(/[+-][\d.]+/.exec(text.slice(10))?.[0]), 0);
}

test.each(offices)(
  "leave that is approved or recorded late gives back what %s cut for lack of it, until it is canceled",
  async (_, officeOf) => {
    clock.set("2027-01-04");
    const owner = await foundTestOrganization();
    const { officeId } = await officeOf(owner);
    const hired = async (name: string) => hire(owner, name, "Employee", { officeId });
    const [early, late, recorded] = [await hired("Early"), await hired("Late"), await hired("Recorded")];
    const without = await hired("Without");
    clock.set("2027-06-01");
    await postDue(owner.organizationId);
    const approve = async ({ id }: { id: string }) => decideRequest(owner, id, { status: "approved" });
    await approve(await submitRequest(early, leave));
    const waiting = await submitRequest(late, leave);
    clock.set("2027-07-10");
    await postDue(owner.organizationId);
    await approve(waiting);
    const { id } = await recordLeave(owner, recorded.userId, { ...leave, reason: "Forgotten" });

    expect([await balanceOf(early), await balanceOf(late), await balanceOf(recorded)]).toEqual([3, 3, 3]);
    expect((await ledgerOf(late)).at(-1)).toBe("2027-07-10 policy_change +1, -1 lost");
    await expectLedgersVerified();

    await cancelRequest(owner, id, { rejectionReason: "Worked" });
    await cancelRequest(owner, waiting.id, { rejectionReason: "Worked" });
    expect([await balanceOf(without), await balanceOf(late), await balanceOf(recorded)]).toEqual([5, 5, 5]);
    await expectLedgersVerified();
  },
);

test.each(offices)(
  "leave that is approved late after an opening balance was entered gives back only what %s cut for lack of the leave",
  async (_, officeOf) => {
    clock.set("2027-11-16");
    const owner = await foundTestOrganization();
    const { officeId } = await officeOf(owner);
    const hired = (name: string) => hire(owner, name, "Employee", { officeId });
    const lower = [await hired("Early"), await hired("Late")] as const;
    const higher = [await hired("Erin"), await hired("Lara")] as const;
    const rows = [
      ...lower.map(({ email }) => `${email},vacation,-2`),
      ...higher.map(({ email }) => `${email},vacation,1`),
    ];
    await importOpeningText(owner, ["email,type,days", ...rows].join("\n"));
    const days = { type: "vacation", startDate: "2027-11-25", endDate: "2027-11-26" };
    const waiting: string[] = [];
    for (const [early, late] of [lower, higher]) {
      const { id } = await submitRequest(early, days);
      await decideRequest(owner, id, { status: "approved" });
      waiting.push((await submitRequest(late, days)).id);
    }
    clock.set("2027-12-02");
    await postDue(owner.organizationId);
    for (const id of waiting) await decideRequest(owner, id, { status: "approved" });
    expect([await balanceOf(lower[0]), await balanceOf(lower[1])]).toEqual([2, 2]);
    expect([await balanceOf(higher[0]), await balanceOf(higher[1])]).toEqual([5, 5]);
    await expectLedgersVerified();
  },
);
