import { requestRecipients } from "#core/notify/requestRecipients.ts";
import type { People } from "#core/people/approver.ts";

/** A request waiting for a decision. */
export interface WaitingRequest {
  userId: string;
  submittedAt: Date;
}

/** The number of requests waiting for an approver, and the time of the oldest. */
interface Waiting {
  waiting: number;
  oldest: Date;
}

/**
 * Returns the waiting requests by the approver's id. Requests of a person without an approver wait for all other Admins
 * and Owners.
 */
export function waitingByApprover(requests: readonly WaitingRequest[], people: People): Map<string, Waiting> {
  const present = new Map([...people].map(([id, person]) => [id, { ...person, isAway: false }]));
  const found = new Map<string, Waiting>();
  for (const { userId, submittedAt } of requests) {
    for (const { id } of requestRecipients(userId, present, { coversAbsence: false })) {
      const known = found.get(id);
      const oldest = known && known.oldest < submittedAt ? known.oldest : submittedAt;
      found.set(id, { waiting: (known?.waiting ?? 0) + 1, oldest });
    }
  }
  return found;
}
