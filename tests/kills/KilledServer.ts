import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../processes/freePort.ts";

const AHEAD_OF_TIME = pathToFileURL("tests/kills/aheadOfTime.js").href;
const ASKED_EVERY = 20;
/** In milliseconds. */
const PATIENCE = 120_000;
const NOTHING_ELSE = async (): Promise<void> => {};

export interface KilledProgram {
  program: readonly string[];
  env: Record<string, string>;
}

export class KilledServer {
  readonly errors: string[] = [];
  /** The milliseconds from each start until `/readyz` answered 200. */
  readonly starts: number[] = [];
  readonly url: string;
  readonly #program: readonly string[];
  readonly #env: Record<string, string>;
  readonly #also: () => Promise<void>;
  #child: ChildProcess | undefined;
  #startedAt = 0;

  private constructor(port: number, { program, env }: KilledProgram, also: () => Promise<void>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#program = program;
    this.#env = { ...env, PORT: String(port), APP_URL: this.url };
    this.#also = also;
  }

  static async create(killed: KilledProgram, also = NOTHING_ELSE): Promise<KilledServer> {
    return new KilledServer(await freePort(), killed, also);
  }

  /** `ahead` is how far the process's clock is ahead of real time, in milliseconds. */
  start(ahead = 0): void {
    const flags = [
      "--max-semi-space-size=8",
      "--max-old-space-size=512",
      "--heap-growing-percent=20",
      "--import",
      AHEAD_OF_TIME,
    ];
    this.#startedAt = Date.now();
    const child = spawn(process.execPath, [...flags, ...this.#program], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env["PATH"], LOG_LEVEL: "error", ...this.#env, AHEAD: String(ahead) },
    });
    this.#child = child;
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("{")) this.errors.push(line);
    });
    createInterface(child.stderr).on("line", (line) => void this.errors.push(line));
    child.once("exit", (code, signal) => {
      if (code !== 0 && signal !== "SIGKILL") this.errors.push(`exited with ${code ?? signal}`);
    });
  }

  async ready(): Promise<void> {
    while (Date.now() < this.#startedAt + PATIENCE) {
      if (this.#child?.exitCode !== null) break;
      const status = await fetch(`${this.url}/readyz`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      if (status === 200) {
        this.starts.push(Date.now() - this.#startedAt);
        return;
      }
      await wait(ASKED_EVERY);
    }
    throw new Error(`The server didn't become ready: ${this.errors.join("\n")}`);
  }

  kill(): Promise<void> {
    return this.#end("SIGKILL", this.#also);
  }

  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async #end(signal: "SIGKILL" | "SIGTERM", also = NOTHING_ELSE): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await also();
    await exited;
  }
}
