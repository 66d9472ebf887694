import type { ApprovalRow } from "../bookingRule.ts";
import type { DocumentProblem } from "../DocumentProblem.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";

export const STEP_ROLES = ["manager", "managersManager", "teamLead", "admin", "owner"] as const;
export type StepRole = (typeof STEP_ROLES)[number];

interface NamedPerson {
  name: string;
  mayDecide: boolean;
}
type People = ReadonlyMap<string, NamedPerson>;
type Approver = Exclude<ApprovalRow["by"][number], unknown[]>;

export function approverProblems({ booking }: Pick<PolicyDocument, "booking">, people: People): DocumentProblem[] {
  return (booking?.approval ?? []).flatMap(({ by }, row) =>
    by.flatMap((step, place) => {
      const path = `booking.approval[${row}].by[${place}]`;
      if (!Array.isArray(step)) return problemOf(step, path, people);
      return step.flatMap((approver, index) => problemOf(approver, `${path}[${index}]`, people));
    }),
  );
}

export function namedApprovers({ booking }: Pick<PolicyDocument, "booking">): string[] {
  const approvers = (booking?.approval ?? []).flatMap(({ by }) => by.flat());
  return [...new Set(approvers.flatMap((one) => (typeof one === "object" ? one.person : [])))];
}

function problemOf(approver: Approver, path: string, people: People): DocumentProblem[] {
  if (typeof approver === "string") {
    const isKnown = STEP_ROLES.some((role) => role === approver);
    return isKnown ? [] : [{ path, text: `must be ${STEP_ROLES.join(", ")}, or a person` }];
  }
  const person = people.get(approver.person);
  if (!person) return [{ path, text: "must be a person in the organization" }];
  return person.mayDecide
    ? []
    : [{ path, text: `must be an active Manager, Admin, or Owner, but ${person.name} isn't` }];
}
