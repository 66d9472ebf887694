import { config } from "zod/v4/core";

// zod probes eval on its first parse, and a strict content security policy reports that, so import this file first.
config({ jitless: true });
