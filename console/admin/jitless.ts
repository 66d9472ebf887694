import { config } from "zod/v4/core";

// zod probes eval when it first parses, and a strict content security policy reports that; so this import comes first.
config({ jitless: true });
