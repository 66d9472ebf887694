import { beforeEach, describe, expect, test } from "@jest/globals";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { announceExpiries } from "#bot/operations/reminders/announceExpiries.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();
const DAY = 480;

beforeEach(() => clock.set("2027-03-01"));

async function reminders(organizationId: string): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT u.name, n.payload FROM notifications n JOIN users u ON u.id = n.recipient_id
     WHERE n.organization_id = $1 AND n.event = 'leave.expiring' ORDER BY n.created_at, n.id`,
    [organizationId],
  );
  return rows.map(({ name, payload }: { name: string; payload: Payload }) => {
    const days = payload.expiring.map(({ type, minutes }) => `${minutes / DAY} ${type}`).join(", ");
    return `${name}: ${days} on ${payload.on}`;
  });
}
interface Payload {
  on: string;
  expiring: { type: string; minutes: number }[];
}

const atOnce = (runs: number) => Promise.all(Array.from({ length: runs }, () => announceExpiries()));

describe("leave that expires at the end of the leave year", () => {
  test("people are reminded thirty and seven days before, once each, but never of sick leave", async () => {
    const { organizationId } = await foundTestOrganization();
    clock.set("2027-11-30");
    expect(await announceExpiries()).toEqual([]);
    expect(await reminders(organizationId)).toEqual([]);
    clock.set("2027-12-01");
    await atOnce(5);
    await announceExpiries();
    const first = "Owner: 15 vacation, 3 personal on 2028-01-01";
    expect(await reminders(organizationId)).toEqual([first]);
    clock.set("2027-12-23");
    await announceExpiries();
    expect(await reminders(organizationId)).toEqual([first]);
    clock.set("2027-12-24");
    await atOnce(5);
    await announceExpiries();
    expect(await reminders(organizationId)).toEqual([first, first]);
  });

  test("a run that is late sends only the reminder that is still due, and none for what has expired", async () => {
    const { organizationId } = await foundTestOrganization();
    clock.set("2027-12-29");
    await announceExpiries();
    await announceExpiries();
    expect(await reminders(organizationId)).toEqual(["Owner: 15 vacation, 3 personal on 2028-01-01"]);
    clock.set("2028-01-02");
    await announceExpiries();
    expect(await reminders(organizationId)).toHaveLength(1);
  });
});

describe("days of a policy document that expire during the year", () => {
  const german = {
    unit: "day",
    grants: [
      { frequency: "yearly", amount: 24, carryOver: { max: 10, until: "03-31" } },
      { frequency: "monthly", amount: 1, cap: { on: "06-30", balance: 2 } },
    ],
  } as const;

  async function anOrganization() {
    const owner = await foundTestOrganization();
    const { officeId } = await aDocumentOffice(owner, german);
    const emma = await hire(owner, "Emma", "Employee", { officeId });
    const finn = await hire(owner, "Finn", "Employee", { officeId });
    clock.set("2028-01-10");
    await postDue(owner.organizationId);
    await announceExpiries();
    const before = await reminders(owner.organizationId);
    return {
      owner,
      emma,
      finn,
      since: async () => (await reminders(owner.organizationId)).slice(before.length).toSorted(),
    };
  }

  test("each person is reminded twice of what would expire, less the leave that they have booked", async () => {
    const { owner, emma, finn, since } = await anOrganization();
    const { id } = await submitRequest(emma, { type: "vacation", startDate: "2028-03-06", endDate: "2028-03-08" });
    await decideRequest(owner, id, { status: "approved" });
    clock.set("2028-02-29");
    await announceExpiries();
    expect(await since()).toEqual([]);
    clock.set("2028-03-01");
    await atOnce(5);
    await announceExpiries();
    expect(await since()).toEqual(["Emma: 7 vacation on 2028-04-01", "Finn: 10 vacation on 2028-04-01"]);
    await submitRequest(finn, { type: "vacation", startDate: "2028-03-13", endDate: "2028-03-24" });
    clock.set("2028-03-26");
    await atOnce(5);
    expect((await since()).slice(0, 3)).toEqual([
      "Emma: 7 vacation on 2028-04-01",
      "Emma: 7 vacation on 2028-04-01",
      "Finn: 10 vacation on 2028-04-01",
    ]);
    expect(await since()).toHaveLength(3);
  });

  test("people are reminded only of what expires by their last day", async () => {
    const { owner, emma, finn, since } = await anOrganization();
    await editUser(owner, emma.userId, { endDate: "2028-03-30" });
    await editUser(owner, finn.userId, { endDate: "2028-03-31" });
    clock.set("2028-03-01");
    await announceExpiries();
    expect(await since()).toEqual([expect.stringMatching(/^Finn: \d+ vacation on 2028-04-01$/)]);
  });

  test("people are reminded of days that a dated maximum will cut", async () => {
    const { since } = await anOrganization();
    clock.set("2028-06-05");
    await announceExpiries();
    await announceExpiries();
    const cut = await since();
    expect(cut).toHaveLength(2);
    expect(cut[0]).toMatch(/^Emma: \d+ vacation on 2028-07-01$/);
    clock.set("2028-06-24");
    await announceExpiries();
    expect(await since()).toHaveLength(4);
  });

  test("each person is reminded of days that a maximum will cut on their work anniversary", async () => {
    const owner = await foundTestOrganization();
    const { officeId } = await aDocumentOffice(owner, {
      unit: "day",
      grants: [{ frequency: "yearly", amount: 24, cap: { onAnniversary: true, balance: 10 } }],
    });
    const gwen = await hire(owner, "Gwen", "Employee", { officeId });
    const hugo = await hire(owner, "Hugo", "Employee", { officeId });
    await editUser(owner, gwen.userId, { startDate: "2020-02-29" });
    await editUser(owner, hugo.userId, { startDate: "2020-09-15" });
    const afterRunOn = async (day: string) => {
      clock.set(day);
      await postDue(owner.organizationId);
      await announceExpiries();
      return reminders(owner.organizationId);
    };
    clock.set("2027-04-01");
    await announceExpiries();
    const first = "Hugo: 14 vacation on 2027-09-16";
    expect(await afterRunOn("2027-08-15")).toEqual([]);
    expect(await afterRunOn("2027-08-16")).toEqual([first]);
    expect(await afterRunOn("2027-09-08")).toEqual([first, first]);
    const later = (await afterRunOn("2029-01-29")).filter((text) => text.startsWith("Gwen") && text.endsWith("03-01"));
    expect(later).toEqual(["Gwen: 24 vacation on 2029-03-01"]);
  });
});
