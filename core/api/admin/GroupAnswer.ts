import { z } from "zod";
import { count } from "../fields.ts";

export const GroupAnswer = z.strictObject({ group: z.string(), people: count });
export type GroupAnswer = z.infer<typeof GroupAnswer>;
