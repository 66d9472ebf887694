import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { mayRaiseLeave } from "#core/people/access/ownLeave.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { People } from "#core/people/approver.ts";
import { waitsForDocument } from "../giveBack/documentToGiveBack.ts";
import { givesBackBegun, NO_RIGHT } from "../giveBack/givesBackBegun.ts";
import type { RequestInput } from "../RequestInput.ts";
import { type ApprovalFacts, approvalFor, type RequiredApproval } from "./approvalFor.ts";

/** A person who records leave for another and so approves it. */
interface Recorder {
  by: { role: Role };
}

/** How a new request is approved. */
interface ApprovalAtSubmission<By> {
  /** The person who approves the request by recording it; undefined if nobody does. */
  approver: By | undefined;
  /** The policy's rule for other requests; undefined if a person approves the request at once. */
  required: RequiredApproval | undefined;
  /** True if the request gives back leave that has begun, so that Admins are asked as well. */
  isBegun: boolean;
}

interface Submission<By> {
  /** The person whose leave it is. */
  person: { id: string; role: Role };
  wanted: RequestInput;
  minutes: Minutes;
  /** The caller's role. */
  role: Role;
  recorded: By | undefined;
}

/**
 * Returns how a new request is approved. A recorded request waits like any other if the policy asks other approvers, or
 * if its approval would give back leave that needs a document or more rights.
 */
export function approvalAtSubmission<By extends Recorder>(
  { person, wanted, minutes, role, recorded }: Submission<By>,
  facts: ApprovalFacts & { live: readonly LiveRequest[] },
  people: People,
): ApprovalAtSubmission<By> {
  const isBegun = givesBackBegun(wanted, facts.live, facts.today);
  const mayApprove = (decider: { role: Role }) => !isBegun || mayRaiseLeave(decider, person, people.values());
  const rule = approvalFor(wanted, minutes, { ...facts, asksAdmin: !mayApprove(NO_RIGHT) });
  const asksOthers = !isAtLeast(role, "Admin") && rule?.steps != null && rule.steps.length > 0;
  const waits = waitsForDocument(wanted, minutes, facts) || !mayApprove(recorded?.by ?? NO_RIGHT);
  const approver = asksOthers || waits ? undefined : recorded;
  return { approver, required: approver ? undefined : rule, isBegun };
}
