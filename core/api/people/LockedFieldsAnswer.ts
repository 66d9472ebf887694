import { z } from "zod";

const text = z.string().exactOptional();

export const LockedFieldsAnswer = z.strictObject({ name: text, managerId: text, isActive: text, memberIds: text });
export type LockedFieldsAnswer = z.infer<typeof LockedFieldsAnswer>;
