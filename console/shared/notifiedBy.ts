import { hasService } from "./api/hasService.ts";

/** Completes "notified" for news about a person's account, which reaches only the inbox on a server without email. */
export function notifiedBy(): string {
  return hasService("mail") ? "by email" : "in their inbox";
}
