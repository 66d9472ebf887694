import { z } from "zod";
import { KEY_STATES } from "../../keys/keyState.ts";
import { SCOPES } from "../../keys/scopes.ts";
import { id, instant, isoDate } from "../fields.ts";
import { TokenCallAnswer } from "./TokenCallAnswer.ts";

export const KeyAnswer = z.strictObject({
  id,
  name: z.string(),
  start: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  service: z.boolean(),
  userId: id,
  userName: z.string(),
  createdAt: instant,
  /** The last day on which the key works, in UTC. */
  expiresOn: isoDate,
  lastUsedAt: instant.nullable(),
  state: z.enum(KEY_STATES),
});
export type KeyAnswer = z.infer<typeof KeyAnswer>;

/** Security: the key can't be read again. */
export const NewKeyAnswer = z.strictObject({ ...KeyAnswer.shape, key: z.string() });
export type NewKeyAnswer = z.infer<typeof NewKeyAnswer>;

export const ListedKeyAnswer = z.strictObject({ ...KeyAnswer.shape, lastError: TokenCallAnswer.nullable() });
export type ListedKeyAnswer = z.infer<typeof ListedKeyAnswer>;
