import { z } from "zod";
import { yesOrNo } from "#core/inputs.ts";
import { ROLES, type Role } from "../people/access/roles.ts";

export const SignInRules = z.object({ googleOnly: yesOrNo() });
export type SignInRules = z.output<typeof SignInRules>;

const WRONG_ROLES = `Roles must be a list of ${ROLES.join(", ")}`;

const roles = z
  .custom<Role[]>((value) => Array.isArray(value) && value.every((role) => ROLES.includes(role as Role)), WRONG_ROLES)
  .transform((given) => ROLES.filter((role) => given.includes(role)));

/** `seen` has the roles that the form showed, so that later changes by others are kept. */
export const SecondFactorRules = z.object({ roles, seen: z.object({ roles }).optional() });

export type SecondFactorRules = z.output<typeof SecondFactorRules>;
