import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { killRunning } from "./checks/runNode.ts";
import { stages, type Step, steps, stopServers, systemPostgresSteps } from "./checks/testSteps.ts";

const USAGE = `npm test, or npm test -- --only ${steps.map(({ name }) => name).join("|")} [path or option ...]`;
const INTERRUPTED = 130;

let interrupted = false;
const total = { passed: 0, failed: 0 };
const reports = await mkdtemp(path.join(tmpdir(), "awayday-reports-"));

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    interrupted = true;
    killRunning();
  });
}

try {
  await runAll(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed++;
} finally {
  await cleanUp();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(interrupted ? INTERRUPTED : Math.sign(total.failed));

async function runAll([option, name, ...args]: string[]): Promise<void> {
  if (option !== undefined) {
    const step = steps.find((one) => one.name === name);
    if (option !== "--only" || !step) throw new Error(`Usage: ${USAGE}`);
    await passes(step, args);
    return;
  }
  for (const stage of stages) {
    const passed = await Promise.all(stage.map((step) => passes(step)));
    if (passed.includes(false)) return;
    if (!process.env["CI"] || !stage.some((step) => step.name === "jest")) continue;
    for (const again of await systemPostgresSteps()) if (!(await passes(again))) return;
  }
}

async function passes({ name, run }: Step, args: string[] = []): Promise<boolean> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { code, passed, failed } = await run(args, path.join(reports, `${name}.json`));
  total.passed += passed;
  total.failed += code === 0 ? failed : Math.max(failed, 1);
  const ok = code === 0 && failed === 0;
  console.log(`── ${name} ${ok ? "passed" : "failed"} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return ok;
}

async function cleanUp(): Promise<void> {
  await stopServers();
  await rm(reports, { recursive: true, force: true });
}
