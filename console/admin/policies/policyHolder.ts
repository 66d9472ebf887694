import { addDays } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";

type Held = Pick<OfficePolicyAnswer, "assignment" | "officeName">;

export function holderText({ assignment, officeName }: Held): string {
  if (!assignment) return officeName;
  return assignment.person?.name ?? `Group “${assignment.group}”`;
}

export function policyTitle(typeName: string, held: Held): string {
  if (!held.assignment) return `${typeName} in ${held.officeName}`;
  return `${typeName} for ${held.assignment.person?.name ?? `the group “${held.assignment.group}”`}`;
}

export function assignmentDates({ startsOn, endsOn }: NonNullable<Held["assignment"]>): string {
  const last = endsOn === null ? "" : `, through ${formatDate(addDays(endsOn, -1))}`;
  return wholeDates(`From ${formatDate(startsOn)}${last}`);
}
