import { figure } from "#core/figure.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import type { Span } from "#core/requests/requestCost.ts";

export interface MovedRequest extends Span {
  personName: string;
  approverName: string;
}

export const MOVED_LEAD = "The approver changed. You don't need to do anything.";

export function movedSubject(moved: readonly MovedRequest[], more: number): string {
  const [first] = moved;
  return moved.length + more === 1 && first
    ? `${first.personName}'s request is no longer waiting for you`
    : `${figure(moved.length + more)} requests are no longer waiting for you`;
}

export function movedWords(request: MovedRequest): string {
  return `${datesInWords(request)}, now with ${request.approverName}`;
}
