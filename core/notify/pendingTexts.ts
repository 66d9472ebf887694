import { spanInWords } from "#core/requests/requestWords.ts";
import { wishInWords } from "#core/requests/changes/changeWords.ts";
import type { WaitingEvent } from "./NotificationEvent.ts";

export const NOT_THEIRS = "This request is no longer yours to decide";

export const PENDING_PREFIX: Record<WaitingEvent, string> = {
  "request.submitted": "",
  "request.edited": "Changed: ",
  "request.reminded": "Reminder: ",
  "request.escalated": "Still waiting: ",
};

export function pendingSubject(
  event: WaitingEvent,
  name: string,
  request: Parameters<typeof wishInWords>[0] & Parameters<typeof spanInWords>[0],
): string {
  return `${PENDING_PREFIX[event]}${name} ${wishInWords(request)}, ${spanInWords(request)}`;
}
