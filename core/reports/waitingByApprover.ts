import { requestRecipients } from "#core/notify/requestRecipients.ts";
import type { People } from "#core/people/approver.ts";

/** A request that waits for a decision. */
export interface WaitingRequest {
  userId: string;
  submittedAt: Date;
}

/** How many requests wait for somebody, and since when the oldest of them does. */
export interface Waiting {
  waiting: number;
  oldest: Date;
}

/** What waits for whom, by the id of the approver; where a person has none it waits for every other Admin and Owner. */
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
