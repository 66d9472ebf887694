import type { Control } from "react-hook-form";
import { z } from "zod";
import { OrganizationPatch, ReminderDays } from "#core/organization/OrganizationPatch.ts";
import type { OrganizationSettings } from "./organizationCalls.ts";

/** The form of an organisation's settings; days are typed one after the other. */
export const OrganizationForm = OrganizationPatch.required().extend({
  reminderDays: z.string().transform(numbersIn).pipe(ReminderDays),
});

/** What the parts of the form share. */
export interface FormPart {
  control: Control<z.input<typeof OrganizationForm>, unknown, z.output<typeof OrganizationForm>>;
  /** Whether it is shown only. */
  isFixed: boolean;
}

/** What the form shows of settings. */
export function formOf(settings: OrganizationSettings) {
  const { name, domain, timezone, ptoPolicy, reminderDays, escalationDays, coversAbsence, leaveYearStartsIn } =
    settings;
  return {
    name,
    domain: domain ?? "",
    timezone,
    ptoPolicy: ptoPolicy ?? "",
    reminderDays: reminderDays.join(", "),
    escalationDays: String(escalationDays),
    coversAbsence,
    leaveYearStartsIn: String(leaveYearStartsIn),
  };
}

/** `1, 3 and 5` has three numbers and a word that is none. */
function numbersIn(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .map(Number);
}
