import { beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editUser } from "../people/editUser.ts";
import { deletePersonEvent } from "../personEvents/editPersonEvent.ts";
import { recordPersonEvent } from "../personEvents/recordPersonEvent.ts";
import { postDue } from "./postDue.ts";
import { verifyLedgers } from "./verifyLedgers.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-01-04"));

async function someoneUnder(grant: Record<string, unknown>) {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [grant] });
  const person = await hire(owner, "Mia", "Employee", { officeId });
  clock.set("2028-02-14");
  await postDue(owner.organizationId);
  const verified = async () => {
    const findings: string[] = [];
    const { unprovableYears } = await verifyLedgers(
      ({ type, text }) => findings.push(`${type}: ${text}`),
      (id) => id === owner.organizationId,
    );
    return { findings, unprovableYears };
  };
  return { owner, person, officeId, verified };
}

async function falsify({ userId }: { userId: string }): Promise<void> {
  const { pool } = database();
  await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
  await pool.query(
    `UPDATE ledger_entries SET minutes = minutes + 60
     WHERE user_id = $1 AND kind = 'accrual' AND effective_on = '2027-01-01'`,
    [userId],
  );
  await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
}

describe("closed leave years are still verified", () => {
  const grant = { frequency: "yearly", amount: 20, reducedBy: { absence: "parental" }, carryOver: "none" };
  const monthly = { frequency: "monthly", amount: 2, fullTime: { daysPerWeek: 5 }, carryOver: "none" };

  test("after an event of the current leave year", async () => {
    const { owner, person, verified } = await someoneUnder(grant);
    await recordPersonEvent(owner, person.userId, { type: "worked", on: "2028-02-11", hours: 40 });
    expect(await verified()).toEqual({ findings: [], unprovableYears: 0 });
    await falsify(person);
    expect((await verified()).findings).toContain("vacation: Accrued 60 minutes too much in 2027");
  });

  test("after an event of a closed leave year, except for types that read events", async () => {
    const { owner, person, verified } = await someoneUnder(grant);
    const event = { type: "absence", kind: "parental", from: "2027-03-01", to: "2027-05-31" };
    const { id } = await recordPersonEvent(owner, person.userId, event);
    expect(await verified()).toEqual({ findings: [], unprovableYears: 1 });
    await deletePersonEvent(owner, id, {});
    expect(await verified()).toEqual({ findings: [], unprovableYears: 1 });
    await falsify(person);
    expect((await verified()).findings).toContain("sick: Accrued 60 minutes too much in 2027");
  });

  test.each(["office", "person"])(
    "after new working hours of the %s, except for types that read them",
    async (whose) => {
      const { owner, person, officeId, verified } = await someoneUnder(monthly);
      const enter = (from: string) => {
        const hours = { workingPattern: { from, weeks: [[480, 480, 480, 480, 0, 0, 0]] } };
        return whose === "office" ? editOffice(owner, officeId, hours) : editUser(owner, person.userId, hours);
      };
      await enter("2028-01-01");
      expect(await verified()).toEqual({ findings: [], unprovableYears: 0 });
      await enter("2027-11-15");
      expect(await verified()).toEqual({ findings: [], unprovableYears: 1 });
      await falsify(person);
      expect((await verified()).findings).toEqual([
        "personal: Accrued 60 minutes too much in 2027",
        "sick: Accrued 60 minutes too much in 2027",
      ]);
    },
  );
});
