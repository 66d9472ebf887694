import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import { busy, refusedBy, type ServiceAnswer } from "./serviceCall.ts";

const LONG_WAIT = 3600;

const FAST = ["rateLimitExceeded", "userRateLimitExceeded"];
const MANY = ["quotaExceeded", "dailyLimitExceeded", "calendarUsageLimitsExceeded"];
const WITHOUT_SCOPE = ["insufficientPermissions", "insufficientScopes"];

const Refused = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
});

/** Source: "Handle API errors" of the Google Calendar API. */
export function googleFailure(service: string, answer: ServiceAnswer): CalendarFailure {
  const { status } = answer;
  const reason = reasonOf(answer);
  if (status === 403 && FAST.includes(reason)) return busy(service, reason);
  if (status === 403 && MANY.includes(reason)) return busy(service, reason, LONG_WAIT);
  if (status === 403 && WITHOUT_SCOPE.includes(reason)) {
    return new CalendarFailure("revoked", `${service} no longer allows access (${reason})`);
  }
  if (reason === "accessNotConfigured" || status === 412 || status < 400) {
    return new CalendarFailure("passing", `${service} returned ${status}`);
  }
  return refusedBy(service, status, reason);
}

/** Google also returns `forbidden` for some deleted events. */
export function isForbidden(answer: ServiceAnswer): boolean {
  return answer.status === 403 && reasonOf(answer) === "forbidden";
}

function reasonOf({ json }: ServiceAnswer): string {
  const parsed = Refused.safeParse(json);
  return parsed.success ? (parsed.data.error.errors[0]?.reason ?? "") : "";
}
