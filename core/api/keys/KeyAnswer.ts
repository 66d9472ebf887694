import { z } from "zod";
import { KEY_STATES } from "../../keys/keyState.ts";
import { SCOPES } from "../../keys/scopes.ts";
import { id, instant, isoDate } from "../fields.ts";
import { TokenCallAnswer } from "./TokenCallAnswer.ts";

/** An API key, without the key itself. */
export const KeyAnswer = z.strictObject({
  id,
  name: z.string(),
  /** Its first characters, by which people recognize it. */
  start: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** True if the key belongs to the organization. */
  service: z.boolean(),
  /** The person who created the key. */
  userId: id,
  userName: z.string(),
  createdAt: instant,
  /** The last day on which the key works, in UTC. */
  expiresOn: isoDate,
  lastUsedAt: instant.nullable(),
  state: z.enum(KEY_STATES),
});
export type KeyAnswer = z.infer<typeof KeyAnswer>;

/** A new API key; nobody can read the key itself again. */
export const NewKeyAnswer = z.strictObject({ ...KeyAnswer.shape, key: z.string() });
export type NewKeyAnswer = z.infer<typeof NewKeyAnswer>;

export const ListedKeyAnswer = z.strictObject({ ...KeyAnswer.shape, lastError: TokenCallAnswer.nullable() });
export type ListedKeyAnswer = z.infer<typeof ListedKeyAnswer>;
