import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";

/**
 * Vacation under the Civil Code, book 7, articles 634, 640a and 642, in the person's own working days: four weeks a
 * year, which expire six months after the year, and a fifth week by contract, which expires after five years.
 */
const VACATION: PolicyDocument = {
  unit: "day",
  grants: [
    {
      name: "statutory",
      frequency: "yearly",
      amount: { weeks: 4, in: "days" },
      starterShare: "byDay",
      leaverShare: "byDay",
      carryOver: { monthsAfterYear: 6 },
    },
    {
      name: "extra",
      frequency: "yearly",
      amount: { weeks: 1, in: "days" },
      starterShare: "byDay",
      leaverShare: "byDay",
      carryOver: { monthsAfterYear: 60 },
    },
  ],
  settlement: { pay: "all" },
};

/** Ten hours a quarter for a full-time week, to be used within six months. */
const TIME_IN_LIEU: PolicyDocument = {
  unit: "hour",
  grants: [{ frequency: "quarterly", amount: 10, fullTime: { hoursPerWeek: 40 }, carryOver: { months: 6 } }],
};

/** Saves the policies that differ in the Netherlands for an office. */
export async function saveDutchPolicies(owner: Actor, officeId: string): Promise<void> {
  const documents = new Map([
    ["vacation", VACATION],
    ["time-in-lieu", TIME_IN_LIEU],
  ]);
  for (const { id, type } of await listPolicies(owner, officeId, {})) {
    const document = documents.get(type);
    if (document) await editPolicyDocument(owner, id, { document });
  }
}
