import { z } from "zod";
import { text } from "#core/inputs.ts";
import { normalRecoveryCode } from "./recoveryCode.ts";

const CODE = "Enter the 6-digit code from your authenticator app";
const RECOVERY_CODE = "Enter one of your recovery codes";

/** Accepts the spaces that authenticator apps display. */
const code = z
  .string({ error: CODE })
  .overwrite((value) => value.replaceAll(/\s/g, ""))
  .regex(/^\d{6}$/, { error: CODE });

const recoveryCode = text({ max: 100, required: RECOVERY_CODE })
  .overwrite(normalRecoveryCode)
  .refine((value) => value !== "", { error: RECOVERY_CODE });

export const SecondFactorCode = z.object({ code });
export type SecondFactorCode = z.output<typeof SecondFactorCode>;

export const SecondStepInput = z
  .object({ code: code.optional(), recoveryCode: recoveryCode.optional() })
  .refine((given) => given.code !== undefined || given.recoveryCode !== undefined, { error: CODE, path: ["code"] });
export type SecondStepInput = z.output<typeof SecondStepInput>;

export const RecoveryCodeForm = z.object({ recoveryCode });
export type RecoveryCodeForm = z.output<typeof RecoveryCodeForm>;

export const IdentityInput = z.object({
  password: z
    .string({ error: "Current password must be text" })
    .max(200, { error: "Current password must be at most 200 characters" })
    .optional(),
  code: code.optional(),
});
export type IdentityInput = z.output<typeof IdentityInput>;
