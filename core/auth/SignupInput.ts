import { z } from "zod";
import { domainField, emailField, newPasswordField, optionalText, orAbsent, zoneField } from "#core/inputs.ts";
import { leaveYearMonth } from "#core/organization/leaveYearMonth.ts";
import { nameField } from "#core/nameField.ts";

const JANUARY = 1;
const DEFAULT_ZONE = "America/New_York";
const organizationName = nameField("Organization name is required");

const owner = {
  email: emailField("Email is required"),
  password: newPasswordField("Must be at least 6 characters long"),
};

export const SimpleSignupInput = z.object({
  organizationName,
  ...owner,
});
export type SimpleSignupInput = z.output<typeof SimpleSignupInput>;

const organization = {
  name: organizationName,
  domain: orAbsent(domainField()),
  timezone: orAbsent(zoneField()).transform((zone) => zone ?? DEFAULT_ZONE),
  ptoPolicy: optionalText({ max: 5000, multiline: true }),
  leaveYearStartsIn: orAbsent(leaveYearMonth()).transform((month) => month ?? JANUARY),
};

export const FullSignupInput = z.object(organization);
export type FullSignupInput = z.output<typeof FullSignupInput>;

export const FullPasswordSignupInput = z.object({ ...organization, ...owner });
export type FullPasswordSignupInput = z.output<typeof FullPasswordSignupInput>;
