import { z } from "zod";
import { emailField, idField, isoDateField, newPasswordField, oneOf, orNone, text } from "#core/inputs.ts";
import { personNameField } from "#core/nameField.ts";
import { ROLES } from "../people/access/roles.ts";

export const InvitationInput = z.object({
  email: emailField(),
  role: oneOf(ROLES),
  officeId: idField("Unknown office", "Office assignment is required"),
  managerId: orNone(idField("Unknown manager")).optional(),
  startDate: orNone(isoDateField()).optional(),
});
export type InvitationInput = z.output<typeof InvitationInput>;

export const MAX_INVITED = 100;

export const InvitationsInput = InvitationInput.omit({ email: true }).extend({
  emails: z
    .array(emailField())
    .min(1, { error: "Enter at least one email address" })
    .max(MAX_INVITED, { error: `You can invite up to ${MAX_INVITED} people at once` }),
});
export type InvitationsInput = z.output<typeof InvitationsInput>;

const acceptance = {
  name: personNameField(),
  password: newPasswordField("Password must be at least 6 characters"),
};

export const AcceptInvitationInput = z.object({
  token: text({ max: 200, required: "Invitation token is required" }),
  ...acceptance,
});
export type AcceptInvitationInput = z.output<typeof AcceptInvitationInput>;

export const AcceptInvitationForm = z
  .object({ ...acceptance, confirmPassword: newPasswordField("Confirm password is required") })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: "Passwords don't match",
    path: ["confirmPassword"],
  });
export type AcceptInvitationForm = z.output<typeof AcceptInvitationForm>;
