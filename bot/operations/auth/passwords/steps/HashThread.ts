import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Options } from "@node-rs/argon2";
// The thread loads the package, but bundlers include the package only if it is imported.
import "@node-rs/argon2";

export type HashTask = { password: string; cost: Options } | { password: string; hash: string };

/** A string, because a separate file would need a compiler in development and tests. */
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
  // The thread's priority stays unchanged outside Linux or if the system refuses the change.
}
parentPort.on("message", ({ password, cost, hash }) => {
  try {
    parentPort.postMessage({ result: hash === undefined ? hashSync(password, cost) : verifySync(hash, password) });
  } catch ({ message }) {
    parentPort.postMessage({ problem: message });
  }
});
`;

type Answer = { result: string | boolean; problem?: undefined } | { problem: string };

interface Waiting {
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
}

export class HashThread {
  #worker: Worker | undefined;
  readonly #waiting: Waiting[] = [];

  get load(): number {
    return this.#waiting.length;
  }

  run(task: HashTask): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
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
    worker.on("message", (answer: Answer) => {
      const waiting = this.#waiting.shift();
      if (answer.problem === undefined) waiting?.resolve(answer.result);
      else waiting?.reject(new Error(answer.problem));
      if (this.load === 0) worker.unref();
    });
    worker.on("error", (error) => this.#end(worker, error));
    worker.on("exit", () => this.#end(worker, new Error("The thread for passwords ended")));
    return worker;
  }

  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
