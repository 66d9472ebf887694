import { runNode } from "./checks/runNode.ts";

/** The whole suite with the tests that race, kill and fuzz in their long form. */
process.exit(await runNode(["--import", "tsx", "scripts/test.ts", ...process.argv.slice(2)], { SOAK: "1" }));
