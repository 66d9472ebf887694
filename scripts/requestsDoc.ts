import { readFileSync, writeFileSync } from "node:fs";
import { requestsPage } from "./docs/requestsPage.ts";

const PAGE = "docs/requests.md";

writeFileSync(PAGE, requestsPage(readFileSync(PAGE, "utf8")));
