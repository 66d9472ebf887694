import { FACT_FIELDS } from "#core/policies/facts/PersonFacts.ts";
import { Refusal } from "#core/refusal.ts";
import type { PersonNode } from "../approver.ts";
import { isAtLeast } from "./roles.ts";

export const OWN_LEAVE = {
  balance: "adjust your balance",
  ptoBalanceOverride: "change your vacation allowance",
  officeId: "change your office",
  startDate: "change your start date",
  endDate: "change your end date",
  serviceStartDate: "change your service start date",
  creditedYears: "change your credited years",
  birthDate: "change your birth date",
  groups: "change your groups",
  workingPattern: "change your working hours",
  events: "record your hours, events, and absences",
  begunLeave: "cancel your time off after it has started",
  closureLeave: "cancel time off that was booked for you for a company closure",
  ownPolicy: "change your policies",
  groupPolicy: "change the policies of a group that you belong to or used to belong to",
  officePolicies: "change the policies of an office where only you have worked for at least 30 days",
  ownHours:
    "change the working hours of your office in a way that raises your balance more than your colleagues' balances",
  ownDocument: "save a policy that raises your balance more than your colleagues' balances",
  sharedPolicy: "give all your colleagues in the office different terms within 30 days of changing its policy",
  officeHolidays: "change the holidays of an office where only you have worked for at least 30 days",
  officeTimezone: "change the time zone of an office where only you have worked for at least 30 days",
  adminTypes: "set up leave that only Admins and Owners can request",
  managerTypes: "set up leave for Managers, because no Manager has worked in your office for at least 30 days",
  officePattern: "change the working hours of an office where only you have worked for at least 30 days",
  begunHoliday: "add a holiday that has begun, or delete one that falls within your time off",
  cheaperLeave: "make changes that lower the cost of your time off",
  officeClock: "move you to an office in an earlier time zone",
} as const;
export type OwnLeave = keyof typeof OWN_LEAVE;
export const SETTLED_AFTER_DAYS = 30;
export type OfficeLeave = Extract<OwnLeave, "officePolicies" | "officeHolidays" | "officeTimezone" | "officePattern">;

const FIELDS: readonly OwnLeave[] = [
  "ptoBalanceOverride",
  "officeId",
  "startDate",
  "endDate",
  "workingPattern",
  ...FACT_FIELDS,
];

/** `people` must include all Admins and Owners. */
export function needsAnotherAdmin(me: string, people: Iterable<Pick<PersonNode, "id" | "role" | "isActive">>): boolean {
  for (const { id, role, isActive } of people) if (id !== me && isActive && isAtLeast(role, "Admin")) return true;
  return false;
}

/**
 * Throws (403) if a decider below Admin would give back begun leave of an Admin or Owner while another Admin or Owner
 * is active. Without the check, Admins could give back their own leave through the account of a person below them, for
 * whom they can create a password link.
 */
export function assertMayGiveBack(
  decider: Pick<PersonNode, "role">,
  person: Pick<PersonNode, "id" | "role">,
  people: Iterable<PersonNode>,
  text = begunLeaveText(person),
): void {
  if (mayRaiseLeave(decider, person, people)) return;
  throw new Refusal("forbidden", "begun_leave", text);
}

export function begunLeaveText({ role }: Pick<PersonNode, "role">): string {
  return `Only another Admin or Owner can change past or current days of an ${role}'s time off`;
}

export function begunSickLeaveText({ role }: Pick<PersonNode, "role">): string {
  return `Only another Admin or Owner can approve an ${role}'s sick leave once it has begun`;
}

export function assertMayCredit(
  decider: Pick<PersonNode, "role">,
  person: Pick<PersonNode, "id" | "role">,
  people: Iterable<PersonNode>,
): void {
  if (mayRaiseLeave(decider, person, people)) return;
  throw new Refusal("forbidden", "own_balance", creditText(person));
}

export function creditText({ role }: Pick<PersonNode, "role">): string {
  return `Only another Admin or Owner can approve an ${role}'s request to add time for extra work`;
}

export const NO_RIGHT = { role: "Employee" } as const;

export function mayRaiseLeave(
  decider: Pick<PersonNode, "role">,
  person: Pick<PersonNode, "id" | "role">,
  people: Iterable<PersonNode>,
): boolean {
  return isAtLeast(decider.role, "Admin") || !isAtLeast(person.role, "Admin") || !needsAnotherAdmin(person.id, people);
}

export function refuseOwnLeave(me: string, personId: string, what: OwnLeave, people: Iterable<PersonNode>): void {
  if (personId !== me || !needsAnotherAdmin(me, people)) return;
  // Every Admin can request leave of the types for Admins, so only an Owner may set up such a type.
  const whom = what === "adminTypes" ? "an Owner" : "another Admin or Owner";
  const text = `Ask ${whom} to ${OWN_LEAVE[what]}`;
  throw new Refusal("forbidden", "own_balance", text, FIELDS.includes(what) ? { fields: { [what]: text } } : {});
}
