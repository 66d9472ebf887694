import { z } from "zod";
import { emailField, isoDateField, NAME_MAX, oneOf, orAbsent, orNone, text } from "#core/inputs.ts";
import { personNameField } from "#core/nameField.ts";
import { ROLES } from "#core/people/access/roles.ts";
import { CREDITED_YEARS, factFields, groupsField } from "#core/people/factFields.ts";
import { writtenHours } from "#core/working/writtenHours.ts";
import type { FileColumns } from "../readHeader.ts";
import { anyCase, writtenDays } from "./writtenDays.ts";

const FACT_COLUMNS = ["service start date", "credited years", "birth date", "groups"] as const;
const HOURS_COLUMNS = ["working hours", "working hours from"] as const;

export const PEOPLE_COLUMNS: FileColumns<keyof PersonRow> = {
  required: ["email"],
  optional: [
    "name",
    "role",
    "manager email",
    "office",
    "start date",
    "end date",
    "override",
    ...FACT_COLUMNS,
    ...HOURS_COLUMNS,
  ],
  ignored: ["status"],
  otherNames: new Map([
    ["office name", "office"],
    ["pto balance override", "override"],
    ["vacation allowance", "override"],
  ]),
  dates: ["start date", "end date", "service start date", "birth date", "working hours from"],
  joined: new Map([["name", ["first name", "last name"]]]),
};

/** Absent values stay unchanged. Null removes a value; a null office means the default office. */
export const PersonRow = z.object({
  email: emailField("Email is required"),
  name: personNameField().optional(),
  role: orAbsent(anyCase(oneOf(ROLES))),
  "manager email": orNone(emailField()).optional(),
  office: orNone(text({ max: NAME_MAX })).optional(),
  "start date": orNone(isoDateField()).optional(),
  "end date": orNone(isoDateField()).optional(),
  override: orNone(writtenDays({ min: 0, max: 1000 })).optional(),
  "service start date": factFields.serviceStartDate,
  "credited years": orNone(writtenDays(CREDITED_YEARS)).optional(),
  "birth date": factFields.birthDate,
  groups: orNone(z.preprocess(splitGroups, groupsField())).optional(),
  "working hours": orNone(writtenHours()).optional(),
  "working hours from": orNone(isoDateField()).optional(),
});
export type PersonRow = z.output<typeof PersonRow>;

function splitGroups(cell: unknown): unknown {
  if (typeof cell !== "string") return cell;
  return cell
    .split(";")
    .map((group) => group.trim())
    .filter((group) => group !== "");
}
