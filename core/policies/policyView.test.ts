import { expect, test } from "@jest/globals";
import type { PolicyDocument } from "./document/PolicyDocument.ts";
import { documentTerms } from "./document/termsOfDocument.ts";
import type { PolicyAssignment } from "./PolicyAssignment.ts";
import { policyView } from "./policyView.ts";

const document: PolicyDocument = {
  unit: "day",
  leaveYear: "04-01",
  grants: [{ frequency: "yearly", amount: 20, carryOver: "none" }],
};
const terms = documentTerms(document);
const SENIORS: PolicyAssignment = {
  group: "grade: senior",
  userId: null,
  userName: null,
  position: 1,
  startsOn: "2027-01-01",
  endsOn: null,
};

const summaryOf = (assignment: PolicyAssignment | null, startsIn: number) =>
  policyView(
    {
      id: "p1",
      officeId: "o1",
      type: "vacation",
      typeName: "Vacation",
      unit: "day",
      assignment,
      version: 1,
      versions: [{ version: 1, effectiveOn: "2027-01-01", value: terms }],
      ...terms,
    },
    "2027-06-01",
    startsIn,
  ).summary;

test("a group's policy is described with the organization's leave year, and an office's policy with its own", () => {
  expect(summaryOf(null, 1)).toContain("April 1");
  expect(summaryOf(SENIORS, 1)).not.toContain("April 1");
  expect(summaryOf(SENIORS, 1)).toContain("January 1");
  expect(summaryOf(SENIORS, 7)).toContain("July 1");
});
