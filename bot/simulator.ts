import { getPriority, setPriority } from "node:os";
import { json } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { answeredCase } from "#core/simulation/answeredCase.ts";

const LIMIT_MS = 60_000;

/** A hostile case can block the main thread, so another thread ends the process. */
const watch = new Worker(`setTimeout(() => process.kill(process.pid, "SIGKILL"), ${LIMIT_MS})`, { eval: true });
watch.unref();
// Never raises the priority, because only root can do so.
setPriority(Math.max(10, getPriority()));
const cases = (await json(process.stdin)) as unknown[];
process.stdout.write(JSON.stringify(cases.map(answeredCase)), () => void watch.terminate());
