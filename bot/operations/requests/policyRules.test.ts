import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { lacksDocument } from "#core/requests/booking/neededDocument.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { addHoliday } from "../offices/addHoliday.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { previewChange } from "./changes/previewChange.ts";
import { requestChange } from "./changes/requestChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { listOwnRequests } from "./listOwnRequests.ts";
import { previewRequest } from "./previewRequest.ts";
import { readTeamRequests } from "./readTeamRequests.ts";
import { submitRequest } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const grants = [{ frequency: "yearly" as const, amount: 20, carryOver: "none" as const }];

async function aPerson(rules: Partial<PolicyDocument>) {
  const company = await aCompany();
  const { owner } = company;
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants, ...rules });
  const person = await company.hire({ officeId });
  return {
    ...company,
    officeId,
    person,
    preview: (startDate: string, endDate = startDate) =>
      previewRequest(person, { type: "vacation", startDate, endDate }),
    put: async (document: Partial<PolicyDocument>, more: object = {}) => {
      const policy = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation");
      await editPolicyDocument(owner, policy?.id ?? "", { document: { unit: "day", grants, ...document }, ...more });
    },
    daysOf: async (id: string) => {
      const found = (await listOwnRequests(person, {})).find((request) => request.id === id);
      return (found?.minutes ?? 0) / 480;
    },
  };
}

describe("a policy's counting rule", () => {
  test("decides a request's cost and the dates that the form offers", async () => {
    const { person, preview, submit, daysOf } = await aPerson({ counting: { days: "mondayToSaturday" } });
    const { assessment, freeDates } = await preview("2027-03-05", "2027-03-08");
    expect([assessment?.minutes, freeDates]).toEqual([3 * 480, ["2027-03-07"]]);
    expect(await daysOf(await submit(person, "2027-03-05", "2027-03-08"))).toBe(3);
  });

  test("recalculates future pending and approved leave when it changes, and posts the difference", async () => {
    const { person, book, submit, put, daysOf } = await aPerson({});
    const [approved, pending] = [
      await book(person, "2027-03-01", "2027-03-08"),
      await submit(person, "2027-04-05", "2027-04-11"),
    ];
    clock.set("2027-03-03");
    await put({ counting: { days: "calendar" } });
    expect([await daysOf(approved), await daysOf(pending)]).toEqual([8, 7]);
    expect((await ledgerOf(person)).slice(1)).toEqual(["2027-03-01 usage -6", "2027-03-01 recost -2"]);
    await put({}, { effectiveOn: "2027-04-10" });
    expect([await daysOf(approved), await daysOf(pending)]).toEqual([8, 5]);
  });
});

describe("a policy's booking rules", () => {
  test("refuse a request on submission, and the preview lists every refusal", async () => {
    const booking = { notice: [{ days: 14 }], longest: 2, closed: ["03-10"] };
    const { person, preview, submit } = await aPerson({ booking });
    const { refusals } = await preview("2027-03-09", "2027-03-11");
    expect(refusals.map(({ code }) => code)).toEqual(["request_too_long", "short_notice", "closed_days"]);
    await expect(submit(person, "2027-03-08")).rejects.toThrow(
      "This request needs 14 days' notice, so the earliest start date is March 15, 2027",
    );
    await submit(person, "2027-03-15", "2027-03-16");
  });

  test("exclude holidays from notice in workdays", async () => {
    const { owner, officeId, person, preview, submit } = await aPerson({
      booking: { notice: [{ days: 3 }], noticeIn: "workingDays" },
    });
    await addHoliday(owner, officeId, { name: "Day off", date: "2027-03-02" });
    await expect(submit(person, "2027-03-04")).rejects.toThrow("This request needs 3 workdays' notice");
    expect((await preview("2027-03-05")).holidays).toEqual([]);
    await submit(person, "2027-03-05");
  });

  test("count the waiting period before the first leave from the start date", async () => {
    const { person, edit, submit } = await aPerson({ booking: { waitingPeriod: { months: 3 } } });
    await edit(person, { startDate: "2027-01-15" });
    await expect(submit(person, "2027-04-14")).rejects.toThrow(
      "Leave can't start before April 15, 2027, when the waiting period ends",
    );
    await submit(person, "2027-04-15");
  });

  test("allow leave in the recent past, which is deducted from the balance once it is approved", async () => {
    const { person, book, submit } = await aPerson({ booking: { maxBackdateDays: 7 } });
    await expect(submit(person, "2027-02-19")).rejects.toThrow("Start date must be February 22, 2027, or later");
    await book(person, "2027-02-25", "2027-02-26");
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-02-25 usage -2"]);
  });

  test("show the requester and the approver that a document is needed and how much is unpaid", async () => {
    const { person, owner, preview, submit } = await aPerson({ booking: { evidenceAfter: 3, paidUpTo: 5 } });
    const unpaid = "1 of 6 days is unpaid";
    const shown = ["A document is needed for more than 3 days", unpaid];
    expect((await preview("2027-03-08", "2027-03-10")).conditions).toEqual([]);
    expect((await preview("2027-03-08", "2027-03-15")).conditions).toEqual(shown);
    const id = await submit(person, "2027-03-08", "2027-03-15");
    expect((await readTeamRequests(owner, {})).find((request) => request.id === id)?.conditions).toEqual([
      "A document is needed",
      unpaid,
    ]);
  });

  test("ask for the document and the pay of one request if leave in a row is requested, edited, or changed", async () => {
    const { person, owner, preview, submit, approve } = await aPerson({ booking: { evidenceAfter: 3, paidUpTo: 5 } });
    const conditionsOf = async (id: string) =>
      (await readTeamRequests(owner, {})).find((request) => request.id === id)?.conditions;
    const first = await submit(person, "2027-03-08", "2027-03-10");
    const needed = "A document is needed for more than 3 days; together with adjacent leave, this is 6 days in a row";
    const unpaid = "Together with adjacent leave, 1 of 6 days in a row is unpaid";
    expect((await preview("2027-03-11", "2027-03-15")).conditions).toEqual([needed, unpaid]);
    const next = await submit(person, "2027-03-11", "2027-03-15");
    expect([await conditionsOf(first), await conditionsOf(next)]).toEqual([[unpaid], ["A document is needed", unpaid]]);
    await editRequest(person, next, { startDate: "2027-03-15", endDate: "2027-03-16" });
    expect(await conditionsOf(next)).toEqual([]);
    await approve(next);
    const back = { startDate: "2027-03-11", endDate: "2027-03-12", isHalfDay: false };
    expect((await previewChange(person, next, back)).conditions).toEqual([needed.replace("6", "5")]);
    const change = await requestChange(person, next, back);
    expect(await conditionsOf(change.id)).toEqual(["A document is needed"]);
    await approve(change.id);
    expect((await listOwnRequests(person, {})).find(({ id }) => id === next)?.evidenceOver).toBe(0);
  });

  test("no longer ask for a document when leave in a row is canceled, rejected, edited, or changed, until that is undone", async () => {
    const { person, owner, submit, approve } = await aPerson({ booking: { evidenceAfter: 3 } });
    const isNeeded = async (id: string) =>
      (await listOwnRequests(person, {})).some((request) => request.id === id && lacksDocument(request));
    const removals: [monday: string, remove: (id: string) => Promise<unknown>, isDecision?: true][] = [
      ["2027-03-08", (id) => cancelRequest(person, id, {})],
      ["2027-03-22", (id) => decideRequest(owner, id, { status: "rejected", rejectionReason: "Too busy" }), true],
      ["2027-04-05", (id) => editRequest(person, id, { startDate: "2027-06-07", endDate: "2027-06-08" })],
      [
        "2027-04-19",
        async (id) => {
          await approve(id);
          const away = { startDate: "2027-06-21", endDate: "2027-06-22", isHalfDay: false };
          const { id: change } = await requestChange(person, id, away);
          await approve(change);
          return { id: change };
        },
        true,
      ],
    ];
    for (const [monday, remove, isDecision] of removals) {
      const first = await submit(person, monday, addDays(monday, 1));
      const next = await submit(person, addDays(monday, 2), addDays(monday, 3));
      expect([await isNeeded(first), await isNeeded(next)]).toEqual([false, true]);
      const removed = await remove(first);
      expect(await isNeeded(next)).toBe(false);
      if (!isDecision) continue;
      await undoDecision(owner, (removed as { id: string }).id, {});
      expect(await isNeeded(next)).toBe(true);
    }
    await submit(person, "2027-05-03", "2027-05-04");
    const between = { type: "personal", startDate: "2027-05-05", endDate: "2027-05-05" };
    const { id: other } = await submitRequest(person, between);
    const last = await submit(person, "2027-05-06", "2027-05-07");
    expect(await isNeeded(last)).toBe(true);
    await cancelRequest(person, other, {});
    expect(await isNeeded(last)).toBe(false);
  });
});
