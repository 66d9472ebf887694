import { runNode } from "./checks/runNode.ts";

/** Runs the whole suite with the long form of the tests that race, kill and fuzz. */
process.exit(await runNode(["--import", "tsx", "scripts/test.ts", ...process.argv.slice(2)], { SOAK: "1" }));
