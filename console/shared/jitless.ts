import { config } from "zod/v4/core";

// Import this file first, because zod probes eval when it creates the first object schema.
config({ jitless: true });
