import { writeFileSync } from "node:fs";
import { TYPES } from "./apiTypes.ts";
import { generateApiTypes } from "./generateApiTypes.ts";

/** Writes the types of a client of the API. */
writeFileSync(TYPES, generateApiTypes());
