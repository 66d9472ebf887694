import { hasService } from "./api/hasService.ts";

/** Follows "notified" in a sentence. */
export function notifiedBy(): string {
  return hasService("mail") ? "by email" : "in their inbox";
}
