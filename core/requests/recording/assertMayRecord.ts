import { mayReadLedger } from "#core/people/access/mayReadLedger.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { People, PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";

export function assertMayRecord(me: { id: string; role: Role }, person: PersonNode, people: People): void {
  if (me.id === person.id) {
    throw new Refusal("forbidden", "own_leave", "You can't record time off for yourself. Please submit a request.");
  }
  if (mayReadLedger(me, person, people)) return;
  const text = "You can only record time off for people in your reporting line";
  throw new Refusal("forbidden", "not_yours_to_record", text);
}

export function recordingReasonRequired(): Refusal {
  const text = "Please give a reason for recording past time off";
  return new Refusal("invalid", "reason_required", text, { fields: { reason: text } });
}
