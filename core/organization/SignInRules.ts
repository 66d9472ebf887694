import { z } from "zod";
import { yesOrNo } from "#core/inputs.ts";
import { ROLES, type Role } from "../people/access/roles.ts";

export const SignInRules = z.object({ googleOnly: yesOrNo() });
export type SignInRules = z.output<typeof SignInRules>;

const WRONG_ROLES = `Roles must be a list of ${ROLES.join(", ")}`;

/** The roles that must have a second factor, in the order of `ROLES`; if empty, it is optional for everyone. */
export const SecondFactorRules = z.object({
  roles: z
    .custom<Role[]>((value) => Array.isArray(value) && value.every((role) => ROLES.includes(role as Role)), WRONG_ROLES)
    .transform((roles) => ROLES.filter((role) => roles.includes(role))),
});

export type SecondFactorRules = z.output<typeof SecondFactorRules>;
