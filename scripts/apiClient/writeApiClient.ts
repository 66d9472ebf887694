import { writeFileSync } from "node:fs";
import { TYPES } from "./apiTypes.ts";
import { generateApiTypes } from "./generateApiTypes.ts";

writeFileSync(TYPES, generateApiTypes());
