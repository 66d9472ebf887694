import { getPriority, setPriority } from "node:os";
import { json } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { answeredCase } from "#core/simulation/answeredCase.ts";

/** The process ends itself after this time, in case the server that started it has died. */
const LIMIT_MS = 60_000;

/**
 * A separate process, because a hostile case can take any amount of time and memory. It can block the main thread, so
 * another thread ends the process.
 */
const watch = new Worker(`setTimeout(() => process.kill(process.pid, "SIGKILL"), ${LIMIT_MS})`, { eval: true });
watch.unref();
// Only root may raise a priority again.
setPriority(Math.max(10, getPriority()));
const cases = (await json(process.stdin)) as unknown[];
process.stdout.write(JSON.stringify(cases.map(answeredCase)), () => void watch.terminate());
