import { z } from "zod";
import { yesOrNo } from "#core/inputs.ts";
import { ROLES, type Role } from "../people/access/roles.ts";

export const SignInRules = z.object({ googleOnly: yesOrNo() });
export type SignInRules = z.output<typeof SignInRules>;

const WRONG_ROLES = `Roles must be a list of ${ROLES.join(", ")}`;

const roles = z
  .custom<Role[]>((value) => Array.isArray(value) && value.every((role) => ROLES.includes(role as Role)), WRONG_ROLES)
  .transform((given) => ROLES.filter((role) => given.includes(role)));

/**
 * The roles that must have a second factor, in the order of `ROLES`; if empty, it is optional for everyone. `seen` has
 * the roles that the form showed: only additions to them and removals from them take effect, so that changes by another
 * Owner since then survive.
 */
export const SecondFactorRules = z.object({ roles, seen: z.object({ roles }).optional() });

export type SecondFactorRules = z.output<typeof SecondFactorRules>;
