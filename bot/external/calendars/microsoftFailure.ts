import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import { refusedBy, type ServiceAnswer } from "./serviceCall.ts";

const WITHOUT_ACCESS = ["ErrorAccessDenied", "Authorization_RequestDenied", "AccessDenied"];
const BAD_ZONE = /TimeZone/i;

const Refused = z.object({ error: z.object({ code: z.string() }) });

/** Source: "Microsoft Graph error responses and resource types". */
export function microsoftFailure(service: string, answer: ServiceAnswer): CalendarFailure {
  const { status } = answer;
  const code = codeOf(answer);
  if (status === 403 && WITHOUT_ACCESS.includes(code)) {
    return new CalendarFailure("revoked", `${service} no longer allows access (${code})`);
  }
  if (status === 412 || status === 409 || status < 400) {
    return new CalendarFailure("passing", `${service} returned ${status}`);
  }
  return refusedBy(service, status, code);
}

export function isUnknownZone(answer: ServiceAnswer): boolean {
  return answer.status === 400 && BAD_ZONE.test(codeOf(answer));
}

function codeOf({ json }: ServiceAnswer): string {
  const parsed = Refused.safeParse(json);
  return parsed.success ? parsed.data.error.code : "";
}
