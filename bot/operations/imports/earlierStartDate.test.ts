import { afterEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importOpeningText, importText } from "#tests/asserting/importText.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { findPeopleByEmail } from "#db/queries/people/peopleById.ts";
import { editUser } from "../people/editUser.ts";
import { recordLeave } from "../requests/submitRequest.ts";

await testDatabase();
const clock = testClock();
afterEach(expectLedgersVerified);

const GRANT = { frequency: "yearly", amount: 20, starterShare: "byDay", carryOver: { max: 5 } } as const;

async function aStarter(kind: string) {
  clock.set("2026-11-10");
  const owner = await foundTestOrganization();
  const email = `new@${owner.email.split("@")[1]}`;
  await importText(owner, `email,name,start date\n${email},New,2027-01-11`);
  const [person] = await findPeopleByEmail(owner.organizationId, [email]);
  if (!person) throw new Error("The person wasn't imported");
  if (kind === "document") {
    const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [GRANT] });
    await editUser(owner, person.id, { officeId });
  }
  clock.set("2027-01-20");
  await editUser(owner, person.id, { startDate: "2026-12-15" });
  return { owner, email, userId: person.id };
}

test.each(["simple", "document"])(
  "what is entered for the year before is carried over if a corrected start date is in that year (%s policy)",
  async (kind) => {
    const { owner, email, userId } = await aStarter(kind);
    await importOpeningText(owner, `email,type,days,year\n${email},vacation,3,2026`);
    const wanted = { type: "vacation", startDate: "2026-12-28", endDate: "2026-12-28" };
    await recordLeave(owner, userId, { ...wanted, reason: "Taken before the start date was corrected" });
    const ledger = await ledgerOf({ organizationId: owner.organizationId, userId });
    expect(ledger.filter((line) => line.startsWith("2026") || line.includes("carry_over"))).toEqual([
      "2026-12-15 opening +3",
      "2026-12-28 usage -1",
      "2027-01-01 carry_over +0",
      "2027-01-20 carry_over +3",
      "2027-01-20 carry_over -1",
    ]);
  },
);
