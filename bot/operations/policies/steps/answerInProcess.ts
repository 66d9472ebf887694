import { spawn } from "node:child_process";
import { once } from "node:events";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Refusal } from "#core/refusal.ts";
import type { AnsweredCase } from "#core/simulation/answeredCase.ts";
import { bundledSimulator, simulationBounds } from "#bot/operations/runtime.ts";

const IS_SOURCE = import.meta.url.endsWith(".ts");
const PROGRAM = fileURLToPath(new URL(IS_SOURCE ? "../../../simulator.ts" : "./simulator.js", import.meta.url));

/**
 * Runs the simulation without the server's environment variables. Throws a Refusal if the cases need too much time or
 * memory.
 */
export async function answerInProcess(cases: readonly unknown[]): Promise<AnsweredCase[]> {
  const { milliseconds, megabytes } = simulationBounds();
  const bundle = bundledSimulator();
  const program = bundle ? [fileURLToPath(bundle)] : [...(IS_SOURCE ? ["--import", "tsx"] : []), PROGRAM];
  const text = JSON.stringify(cases);
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, ...program], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: milliseconds,
    killSignal: "SIGKILL",
  });
  // `once` rejects on an `error` event. Without a listener, the event would end the server.
  const closed = once(child, "close");
  try {
    // If no file descriptors are left, the child process doesn't start and has no pipes.
    if (child.pid === undefined) await closed;
    // Ignores pipe errors, because the exit code shows why the child process ended early.
    child.stdin.on("error", () => {});
    child.stdin.end(text);
    const [answers, [code, signal]] = await Promise.all([textOf(child.stdout), closed]);
    if (code === 0) return JSON.parse(answers) as AnsweredCase[];
    if (signal === "SIGKILL") throw tooMuch("time");
    if (signal === "SIGABRT" || signal === "SIGTRAP") throw tooMuch("memory");
    throw new Error(`The simulator ended with ${String(code ?? signal)}`);
  } finally {
    child.kill("SIGKILL");
  }
}

function tooMuch(what: "time" | "memory"): Refusal {
  const text = `These cases need more ${what} than a single call allows. Please send fewer or simpler cases.`;
  return new Refusal("rule", "simulation_too_large", text);
}
