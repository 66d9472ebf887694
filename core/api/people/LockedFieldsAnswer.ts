import { z } from "zod";

const text = z.string().exactOptional();

/** The texts that forms show for fields that an identity provider manages. */
export const LockedFieldsAnswer = z.strictObject({ name: text, managerId: text, isActive: text, memberIds: text });
export type LockedFieldsAnswer = z.infer<typeof LockedFieldsAnswer>;
