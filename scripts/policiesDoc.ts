import { mkdir, rm, writeFile } from "node:fs/promises";
import { policyPages } from "./docs/policyPages.ts";

await rm("docs/policies", { recursive: true, force: true });
await mkdir("docs/policies", { recursive: true });
for (const [path, page] of policyPages()) await writeFile(path, page);
