import { config } from "zod/v4/core";

// zod probes eval when it first parses, which a strict content security policy reports; so this comes first of all.
config({ jitless: true });
