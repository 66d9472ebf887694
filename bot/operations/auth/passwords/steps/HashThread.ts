import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Options } from "@node-rs/argon2";
// The thread loads it. Imported here too, a build for another system is noticed at the start, and bundles name it.
import "@node-rs/argon2";

/** A hash to calculate, or a password to compare with one. */
export type HashTask = { password: string; cost: Options } | { password: string; hash: string };

/** What the thread does. It is text, because a file of its own would need a compiler in development and tests. */
const PROGRAM = `
const { readlinkSync } = require("node:fs");
const { constants, getPriority, setPriority } = require("node:os");
const { parentPort, workerData } = require("node:worker_threads");
const { hashSync, verifySync } = require(workerData);
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
try {
  const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  setPriority(thread, Math.min(getPriority(thread) + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
} catch {
  // Not Linux, or not allowed.
}
parentPort.on("message", ({ password, cost, hash }) => {
  parentPort.postMessage(hash === undefined ? hashSync(password, cost) : verifySync(hash, password));
});
`;

interface Waiting {
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
}

/**
 * A thread that hashes one password at a time. On Linux it has a lower priority than the rest of the process, so that
 * sign-ins leave the cores to other calls and to PostgreSQL. Node's own worker threads stay free for compression and
 * files.
 */
export class HashThread {
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;

  /** Resolves with the hash, or with true if the password matches the hash. */
  run(task: HashTask): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
      workerData: createRequire(import.meta.url).resolve("@node-rs/argon2"),
    });
    worker.on("message", (result: string | boolean) => this.#settle(({ resolve }) => resolve(result)));
    worker.on("error", (error) => this.#end(worker, error));
    worker.on("exit", () => this.#end(worker, new Error("The thread for passwords ended")));
    return worker;
  }

  #settle(answer: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    // An idle thread doesn't keep the process alive.
    this.#worker?.unref();
    if (waiting) answer(waiting);
  }

  /** Rejects the hash; the next one starts a new thread. */
  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#settle(({ reject }) => reject(error));
    this.#worker = undefined;
  }
}
