import type { Control } from "react-hook-form";
import { z } from "zod";
import type { OrganizationAnswer } from "#core/api/OrganizationAnswer.ts";
import { OrganizationPatch, ReminderDays } from "#core/organization/OrganizationPatch.ts";

export const OrganizationForm = OrganizationPatch.omit({ allowsPersonalKeys: true })
  .required()
  .extend({
    reminderDays: z.string().transform(numbersIn).pipe(ReminderDays),
  });

export interface FormPart {
  control: Control<z.input<typeof OrganizationForm>, unknown, z.output<typeof OrganizationForm>>;
  isFixed: boolean;
}

export function formOf(settings: OrganizationAnswer) {
  const { name, domain, timezone, ptoPolicy, reminderDays, escalationDays, leaveYearStartsIn } = settings;
  const { coversAbsence, allowsServicePhotos } = settings;
  return {
    name,
    domain: domain ?? "",
    timezone,
    ptoPolicy: ptoPolicy ?? "",
    reminderDays: reminderDays.join(", "),
    escalationDays: String(escalationDays),
    coversAbsence,
    leaveYearStartsIn: String(leaveYearStartsIn),
    allowsServicePhotos,
  };
}

/** Words such as "and" become NaN, which the schema rejects. */
function numbersIn(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .map(Number);
}
