import { hasService } from "./api/hasService.ts";

/** Completes "notified" for news about a person's account. Without email, such news reaches only the inbox. */
export function notifiedBy(): string {
  return hasService("mail") ? "by email" : "in their inbox";
}
