import { z } from "zod";
import { emailField, idField, isoDateField, newPasswordField, oneOf, orNone, text } from "#core/inputs.ts";
import { personNameField } from "#core/nameField.ts";
import { ROLES } from "../people/access/roles.ts";

/** Whom to invite: an address, a role, an office, and perhaps a manager and a first day; without that they count as employed throughout. */
export const InvitationInput = z.object({
  email: emailField(),
  role: oneOf(ROLES),
  officeId: idField("Unknown office", "Office assignment is required"),
  managerId: orNone(idField("Unknown manager")).optional(),
  startDate: orNone(isoDateField()).optional(),
});
export type InvitationInput = z.output<typeof InvitationInput>;

const acceptance = {
  name: personNameField(),
  password: newPasswordField("Password must be at least 6 characters"),
};

/** Accepting an invitation: its token, and the name and password of the person to be. */
export const AcceptInvitationInput = z.object({
  token: text({ max: 200, required: "Invitation token is required" }),
  ...acceptance,
});
export type AcceptInvitationInput = z.output<typeof AcceptInvitationInput>;

/** The form in which one accepts; what is typed twice stays there. */
export const AcceptInvitationForm = z
  .object({ ...acceptance, confirmPassword: newPasswordField("Confirm password is required") })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: "Passwords don't match",
    path: ["confirmPassword"],
  });
export type AcceptInvitationForm = z.output<typeof AcceptInvitationForm>;
