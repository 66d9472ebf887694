import type { z } from "zod";
import { FullPasswordSignupInput } from "#core/auth/SignupInput.ts";
import { hasGoogle } from "#console/dashboard/session/hasGoogle.ts";

const FullGoogleSignupInput = FullPasswordSignupInput.partial({ email: true, password: true });
type Input = z.input<typeof FullGoogleSignupInput>;
type Output = z.output<typeof FullGoogleSignupInput>;

const EMPTY = { name: "", domain: "", timezone: "America/New_York", ptoPolicy: "", leaveYearStartsIn: "1" };

/** Without Google, the form has email and password fields as well. */
export function fullSignupForm(): { schema: z.ZodType<Output, Input>; empty: Input } {
  if (hasGoogle()) return { schema: FullGoogleSignupInput, empty: EMPTY };
  return { schema: FullPasswordSignupInput, empty: { ...EMPTY, email: "", password: "" } };
}
