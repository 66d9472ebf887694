import { hasService } from "./api/hasService.ts";

export function notifiedBy(): string {
  return hasService("mail") ? "by email" : "in their inbox";
}
