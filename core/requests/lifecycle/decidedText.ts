import { capitalized } from "#core/capitalized.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

export function decidedText(status: RequestStatus, name: string): string {
  return `${status === "cancelled" ? "Canceled" : capitalized(status)} by ${name}`;
}
