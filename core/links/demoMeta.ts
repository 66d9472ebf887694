import { z } from "zod";

export const DEMO_META = "demo";

/** Visitors to the demo can sign in as this person. The password is public. */
const DemoPerson = z.strictObject({ name: z.string(), role: z.string(), email: z.string(), password: z.string() });
export type DemoPerson = z.infer<typeof DemoPerson>;

/** As JSON in the `meta` tag. */
export const DemoPeople = z.array(DemoPerson);
