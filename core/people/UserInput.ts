import { z } from "zod";
import { daysAmount, emailField, idField, isoDateField, oneOf, orNone } from "#core/inputs.ts";
import { instantField, pageFields } from "#core/lists/pageQuery.ts";
import { personNameField } from "#core/nameField.ts";
import { factFields, groupsField } from "./factFields.ts";
import { WorkingPatternInput } from "#core/working/WorkingPatternInput.ts";
import { ROLES } from "./access/roles.ts";

export const UserPatch = z.object({
  name: personNameField().optional(),
  email: emailField().optional(),
  role: oneOf(ROLES).optional(),
  managerId: orNone(idField("Unknown manager")).optional(),
  officeId: orNone(idField("Unknown office")).optional(),
  startDate: orNone(isoDateField()).optional(),
  endDate: orNone(isoDateField()).optional(),
  ...factFields,
  ptoBalanceOverride: orNone(daysAmount({ min: 0, max: 1000 })).optional(),
  workingPattern: WorkingPatternInput.nullable().optional(),
  isActive: z.literal(true, { error: "Active can only be set to true: deactivate the person instead" }).optional(),
  effectiveOn: isoDateField().optional(),
});
export type UserPatch = z.output<typeof UserPatch>;

/** `seen` has the groups that the form loaded, so that later changes by others are kept. */
export const SeenUserPatch = UserPatch.extend({
  seen: z.object({ groups: groupsField() }).optional(),
});
export type SeenUserPatch = z.output<typeof SeenUserPatch>;

export const UsersQuery = z.object({ include: oneOf(["inactive"]).optional() });
export type UsersQuery = z.output<typeof UsersQuery>;

export const UserPageQuery = UsersQuery.extend({ updatedSince: instantField(), ...pageFields });
