import { runNode } from "./checks/runNode.ts";

/** Runs the whole test suite with the long form of the concurrency, crash, and fuzz tests. */
process.exit(await runNode(["--import", "tsx", "scripts/test.ts", ...process.argv.slice(2)], { SOAK: "1" }));
