import { config } from "zod/v4/core";

// Import this file first, because zod probes eval on its first parse.
config({ jitless: true });
