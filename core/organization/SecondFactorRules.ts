import { z } from "zod";
import { ROLES, type Role } from "#core/people/access/roles.ts";

const WRONG_ROLES = `Roles must be a list of ${ROLES.join(", ")}`;

/** The roles that must have a second factor, in order of roles; with none it is optional for everyone. */
export const SecondFactorRules = z.object({
  roles: z
    .custom<Role[]>((value) => Array.isArray(value) && value.every((role) => ROLES.includes(role as Role)), WRONG_ROLES)
    .transform((roles) => ROLES.filter((role) => roles.includes(role))),
});
export type SecondFactorRules = z.output<typeof SecondFactorRules>;
