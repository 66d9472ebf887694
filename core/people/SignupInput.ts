import { z } from "zod";
import { domainField, emailField, newPasswordField, optionalText, orAbsent, zoneField } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";

const DEFAULT_ZONE = "America/New_York";
const organizationName = nameField("Organization name is required");

/** The quick sign-up: an organisation and its Owner, who signs in by password. */
export const SimpleSignupInput = z.object({
  organizationName,
  email: emailField("Email is required"),
  password: newPasswordField("Must be at least 6 characters long"),
});
export type SimpleSignupInput = z.output<typeof SimpleSignupInput>;

/** The full sign-up: an organisation whose Owner comes by Google. */
export const FullSignupInput = z.object({
  name: organizationName,
  domain: orAbsent(domainField()),
  timezone: orAbsent(zoneField()).transform((zone) => zone ?? DEFAULT_ZONE),
  ptoPolicy: optionalText({ max: 5000, multiline: true }),
});
export type FullSignupInput = z.output<typeof FullSignupInput>;
