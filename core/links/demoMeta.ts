import { z } from "zod";

/** The name of the `meta` tag with which the demo's pages list the people as whom a visitor can sign in. */
export const DEMO_META = "demo";

/** A person of the demo organization, with the public password of the demo. */
const DemoPerson = z.strictObject({ name: z.string(), role: z.string(), email: z.string(), password: z.string() });
export type DemoPerson = z.infer<typeof DemoPerson>;

/** The content of the `meta` tag, as JSON. */
export const DemoPeople = z.array(DemoPerson);
