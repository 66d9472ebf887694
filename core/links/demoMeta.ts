import { z } from "zod";

export const DEMO_META = "demo";

/** The password is public. */
const DemoPerson = z.strictObject({ name: z.string(), role: z.string(), email: z.string(), password: z.string() });
export type DemoPerson = z.infer<typeof DemoPerson>;

export const DemoPeople = z.array(DemoPerson);
