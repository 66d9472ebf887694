import { writeFileSync } from "node:fs";
import { authorizationTable } from "./authorizationTable.ts";

writeFileSync("docs/authorization.md", authorizationTable());
