import { z } from "zod";
import { count } from "../fields.ts";

/** A group, with the number of active people who belong to it. */
export const GroupAnswer = z.strictObject({ group: z.string(), people: count });
export type GroupAnswer = z.infer<typeof GroupAnswer>;
