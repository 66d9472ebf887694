import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
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

type Founded = Awaited<ReturnType<typeof foundTestOrganization>>;
const monthly = { accrualPeriod: "month", accrualAmount: 1, maxBalance: 5, carryOverDays: 10 };
const document = (more = {}) => ({
  unit: "day" as const,
  grants: [{ frequency: "monthly" as const, amount: 1, cap: { balance: 5, mode: "clip" as const }, ...more }],
});
const leave = { type: "vacation", startDate: "2027-06-09", endDate: "2027-06-11" };

test.each<[string, (owner: Founded) => Promise<{ officeId: string }>]>([
  ["a maximum balance", (owner) => anOfficeOf(owner, { vacation: monthly })],
  ["a cap of a policy document", (owner) => aDocumentOffice(owner, document())],
  ["a cap on lots of 18 months", (owner) => aDocumentOffice(owner, document({ carryOver: { months: 18 } }))],
])(
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

    const balanceOf = async (person: typeof early) =>
      (await ledgerOf(person)).reduce((sum, text) => sum + Number(/[+-][\d.]+/.exec(text.slice(10))?.[0]), 0);
    expect([await balanceOf(early), await balanceOf(late), await balanceOf(recorded)]).toEqual([3, 3, 3]);
    expect((await ledgerOf(late)).at(-1)).toBe("2027-07-10 policy_change +1, -1 lost");
    await expectLedgersVerified();

    await cancelRequest(owner, id, { rejectionReason: "Worked" });
    await cancelRequest(owner, waiting.id, { rejectionReason: "Worked" });
    expect([await balanceOf(without), await balanceOf(late), await balanceOf(recorded)]).toEqual([5, 5, 5]);
    await expectLedgersVerified();
  },
);
