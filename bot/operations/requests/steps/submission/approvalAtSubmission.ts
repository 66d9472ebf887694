import { mayRaiseLeave } from "#core/people/access/ownLeave.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { PersonNode } from "#core/people/approver.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { approvalFor } from "#core/requests/approval/approvalFor.ts";
import { waitsForDocument } from "#core/requests/giveBack/documentToGiveBack.ts";
import { givesBackBegun, NO_RIGHT } from "#core/requests/giveBack/givesBackBegun.ts";
import type { RequestInput } from "#core/requests/RequestInput.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { requestFacts } from "../requestFacts.ts";

/** A person who records leave for another and so approves it, with their reason. */
export interface Recorder {
  by: Person;
  reason: string | null;
}

/** How a new request is approved. */
interface ApprovalAtSubmission {
  /** The person who approves the request by recording it; undefined if nobody does. */
  approver: Recorder | undefined;
  /** The policy's rule for other requests; undefined if a person approves the request at once. */
  required: ReturnType<typeof approvalFor> | undefined;
  /** True if the request gives back leave that has begun, which Admins are asked about. */
  isBegun: boolean;
}

interface Submission {
  person: Person;
  wanted: RequestInput;
  minutes: Minutes;
  /** The caller's role. */
  role: Role;
  recorded: Recorder | undefined;
}

/**
 * Returns how a new request is approved. A recorded request waits like any other if the policy asks other approvers, or
 * if its approval would give back leave that needs a document or more rights.
 */
export function approvalAtSubmission(
  { person, wanted, minutes, role, recorded }: Submission,
  facts: Awaited<ReturnType<typeof requestFacts>>[0],
  people: ReadonlyMap<string, PersonNode>,
): ApprovalAtSubmission {
  const isBegun = givesBackBegun(wanted, facts.live, facts.today);
  const mayApprove = (decider: Pick<Person, "role">) => !isBegun || mayRaiseLeave(decider, person, people.values());
  const rule = approvalFor(wanted, minutes, { ...facts, asksAdmin: !mayApprove(NO_RIGHT) });
  const asksOthers = !isAtLeast(role, "Admin") && rule?.steps != null && rule.steps.length > 0;
  const waits = waitsForDocument(wanted, minutes, facts) || !mayApprove(recorded?.by ?? NO_RIGHT);
  const approver = asksOthers || waits ? undefined : recorded;
  return { approver, required: approver ? undefined : rule, isBegun };
}
