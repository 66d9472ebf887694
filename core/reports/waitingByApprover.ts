import { requestRecipients } from "#core/notify/requestRecipients.ts";
import type { People } from "#core/people/approver.ts";

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
 * Returns the number of waiting requests and the time of the oldest request, by the approver's id. Requests from a
 * person without an approver count for all other Admins and Owners.
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
