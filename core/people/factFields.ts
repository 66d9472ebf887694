import { z } from "zod";
import { composed } from "#core/composed.ts";
import { daysAmount, isoDateField, orNone, text } from "#core/inputs.ts";
import { type FactField, GROUP_LENGTH } from "#core/policies/facts/PersonFacts.ts";

export const CREDITED_YEARS = { min: 0, max: 99, step: 0.01 };
const MAX_GROUPS = 20;

const WRONG_GROUPS = `Enter at most ${MAX_GROUPS} groups, each with at most ${GROUP_LENGTH} characters and no semicolons`;
const label = text({ max: GROUP_LENGTH });

export const factFields = {
  serviceStartDate: orNone(isoDateField()).optional(),
  creditedYears: orNone(daysAmount(CREDITED_YEARS)).optional(),
  birthDate: orNone(isoDateField()).optional(),
  groups: orNone(groupsField()).optional(),
} as const satisfies Record<FactField, z.ZodType>;

/** Files separate labels with semicolons, so a label can't contain semicolons. */
export function groupsField() {
  return z
    .custom<string[]>((value) => Array.isArray(value) && value.every((one) => typeof one === "string"), WRONG_GROUPS)
    .meta({ type: "array", items: { type: "string", maxLength: GROUP_LENGTH } })
    .transform((labels) => [...new Set(labels.map((one) => composed(one.trim())).filter((one) => one !== ""))])
    .refine((labels) => labels.length <= MAX_GROUPS && labels.every(isLabel), WRONG_GROUPS);
}

function isLabel(value: string): boolean {
  return label.safeParse(value).success && !value.includes(";");
}
