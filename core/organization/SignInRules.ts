import { z } from "zod";
import { yesOrNo } from "#core/inputs.ts";

/** The sign-in methods of an organization: only Google, or passwords as well. */
export const SignInRules = z.object({ googleOnly: yesOrNo() });
export type SignInRules = z.output<typeof SignInRules>;
