import { z } from "zod";
import { yesOrNo } from "#core/inputs.ts";

/** By what the people of an organisation sign in: with Google only, or by password as well. */
export const SignInRules = z.object({ googleOnly: yesOrNo() });
export type SignInRules = z.output<typeof SignInRules>;
