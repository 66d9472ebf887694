import { z } from "zod";

/** The name of the `meta` tag that lists the people of the demo. */
export const DEMO_META = "demo";

/** A person as whom visitors of the demo can sign in, with the demo's public password. */
const DemoPerson = z.strictObject({ name: z.string(), role: z.string(), email: z.string(), password: z.string() });
export type DemoPerson = z.infer<typeof DemoPerson>;

/** The content of the `meta` tag, as JSON. */
export const DemoPeople = z.array(DemoPerson);
