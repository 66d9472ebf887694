import { z } from "zod";

const text = z.string().exactOptional();

/** The fields of a person or team that an identity provider manages, with the reason that forms show. */
export const LockedFieldsAnswer = z.strictObject({ name: text, managerId: text, isActive: text, memberIds: text });
export type LockedFieldsAnswer = z.infer<typeof LockedFieldsAnswer>;
