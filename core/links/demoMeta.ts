import { z } from "zod";

export const DEMO_META = "demo";

/** A person as whom visitors to the demo can sign in. The password is public. */
const DemoPerson = z.strictObject({ name: z.string(), role: z.string(), email: z.string(), password: z.string() });
export type DemoPerson = z.infer<typeof DemoPerson>;

/** The `meta` tag contains the people as JSON. */
export const DemoPeople = z.array(DemoPerson);
