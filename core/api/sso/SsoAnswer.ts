import { z } from "zod";
import { JOIN_MODES } from "../../sso/ConnectionInput.ts";
import { ErrorAnswer } from "../ErrorAnswer.ts";
import { id, instant } from "../fields.ts";

export const SignInConnectionAnswer = z.strictObject({ id, name: z.string() });
export type SignInConnectionAnswer = z.infer<typeof SignInConnectionAnswer>;

export const SsoRequiredAnswer = ErrorAnswer.extend({ connection: SignInConnectionAnswer });
export type SsoRequiredAnswer = z.infer<typeof SsoRequiredAnswer>;

const SsoConnectionAnswer = z.strictObject({
  id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  joins: z.enum(JOIN_MODES),
  isOn: z.boolean(),
  version: z.int(),
  testedAt: instant.nullable(),
  lastError: z.string().nullable(),
  lastErrorAt: instant.nullable(),
  redirectUri: z.string(),
  logoutUri: z.string(),
});
export type SsoConnectionAnswer = z.infer<typeof SsoConnectionAnswer>;

const SsoDomainAnswer = z.strictObject({
  id,
  domain: z.string(),
  recordName: z.string(),
  recordValue: z.string(),
  provenAt: instant.nullable(),
  checkedAt: instant.nullable(),
});
export type SsoDomainAnswer = z.infer<typeof SsoDomainAnswer>;

/** `next` is for a new connection. Security: `proof` shows that the server chose the `id` for the viewer. */
export const SsoAnswer = z.strictObject({
  connections: z.array(SsoConnectionAnswer),
  domains: z.array(SsoDomainAnswer),
  requirement: z
    .strictObject({
      connectionId: id,
      hasRecoveryCode: z.boolean(),
      exceptions: z.array(z.strictObject({ id, name: z.string() })),
    })
    .nullable(),
  signedInWith: id.nullable(),
  next: z.strictObject({ id, proof: z.string(), redirectUri: z.string(), logoutUri: z.string() }),
});
export type SsoAnswer = z.infer<typeof SsoAnswer>;

export const JoinRequestAnswer = z.strictObject({
  id,
  email: z.string(),
  name: z.string().nullable(),
  connectionName: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type JoinRequestAnswer = z.infer<typeof JoinRequestAnswer>;

/** Security: the recovery code is shown once. */
export const RequirementAnswer = z.strictObject({ recoveryCode: z.string().nullable() });
export type RequirementAnswer = z.infer<typeof RequirementAnswer>;

export const SsoCheckAnswer = z.strictObject({ isProven: z.boolean() });
export type SsoCheckAnswer = z.infer<typeof SsoCheckAnswer>;

export const NewConnectionAnswer = z.strictObject({ id });
export type NewConnectionAnswer = z.infer<typeof NewConnectionAnswer>;
