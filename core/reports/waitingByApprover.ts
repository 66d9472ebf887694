import { requestRecipients } from "#core/notify/requestRecipients.ts";
import type { People } from "#core/people/approver.ts";

export interface WaitingRequest {
  userId: string;
  submittedAt: Date;
  /** The people who hold the open step. Null if the request has no steps. */
  holders: readonly string[] | null;
}

interface Waiting {
  waiting: number;
  oldest: Date;
}

/** The keys are approver IDs. */
export function waitingByApprover(requests: readonly WaitingRequest[], people: People): Map<string, Waiting> {
  const present = new Map([...people].map(([id, person]) => [id, { ...person, isAway: false }]));
  const found = new Map<string, Waiting>();
  const approversOf = (userId: string) =>
    requestRecipients(userId, present, { coversAbsence: false }).map(({ id }) => id);
  for (const { userId, submittedAt, holders } of requests) {
    for (const id of holders ?? approversOf(userId)) {
      const known = found.get(id);
      const oldest = known && known.oldest < submittedAt ? known.oldest : submittedAt;
      found.set(id, { waiting: (known?.waiting ?? 0) + 1, oldest });
    }
  }
  return found;
}
