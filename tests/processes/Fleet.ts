import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "./freePort.ts";

interface Member {
  url: string;
  child: ChildProcess | undefined;
}

interface Programs {
  server: string;
  balancer: string;
}

/** In real time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

export class Fleet {
  url = "";
  readonly errors: string[] = [];
  readonly stopping: (Span & { url: string })[] = [];
  readonly #members: Member[] = [];
  readonly #env: Record<string, string>;
  readonly #programs: Programs;
  #balancer: ChildProcess | undefined;
  #ahead: number;

  /** `ahead` is how far the processes' clocks are ahead of real time, in milliseconds. */
  constructor(programs: Programs, env: Record<string, string>, ahead: number) {
    this.#programs = programs;
    this.#env = env;
    this.#ahead = ahead;
  }

  async start(count: number): Promise<void> {
    for (let n = 0; n < count; n++)
      this.#members.push({ url: `http://127.0.0.1:${await freePort()}`, child: undefined });
    this.#balancer = spawn(process.execPath, [this.#programs.balancer, ...this.#members.map(({ url }) => url)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (this.#balancer.stdout) this.url = String((await once(this.#balancer.stdout, "data"))[0]).trim();
    await Promise.all(this.#members.map((member) => this.#startOne(member)));
  }

  async restart(...indexes: number[]): Promise<void> {
    const restarted = indexes.flatMap((index) => this.#members[index] ?? []);
    await Promise.all(
      restarted.map(async (member) => {
        const { child, url } = member;
        if (!child || child.exitCode !== null) return;
        const from = Date.now();
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
        this.stopping.push({ url, from, to: Date.now() });
      }),
    );
    await Promise.all(restarted.map((member) => this.#startOne(member)));
  }

  async setAhead(ahead: number): Promise<void> {
    this.#ahead = ahead;
    await Promise.all(
      this.#members.map(async ({ child }) => {
        if (!child?.connected) return;
        const repeated = once(child, "message");
        child.send(ahead);
        await repeated;
      }),
    );
  }

  kill(): void {
    for (const { child } of this.#members) child?.kill("SIGKILL");
    this.#balancer?.kill("SIGKILL");
  }

  async #startOne(member: Member): Promise<void> {
    const { port } = new URL(member.url);
    const child = spawn(process.execPath, [this.#programs.server], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: {
        PATH: process.env["PATH"],
        ...this.#env,
        AHEAD: String(this.#ahead),
        APP_URL: this.url,
        PORT: port,
        TRUST_PROXY: "1",
        LOG_LEVEL: "error",
      },
    });
    member.child = child;
    if (!child.stdout) return;
    const lines = createInterface(child.stdout);
    lines.on("line", (line) => {
      if (line.startsWith("{")) this.errors.push(line);
    });
    child.once("exit", (code, signal) => {
      if (code !== 0 && signal !== "SIGKILL") this.errors.push(`${member.url} exited with ${code ?? signal}`);
    });
    const ended = once(child, "exit").then(() => {
      throw new Error(`${member.url} ended while it started`);
    });
    ended.catch(() => {});
    await Promise.race([once(lines, "line"), ended]);
  }
}
