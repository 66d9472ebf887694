import { type ChildProcess, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll } from "@jest/globals";
import type { Clock } from "#bot/operations/runtime.ts";
import { bundledProgram } from "./bundledProgram.ts";
import type { RacingCall, RacingOutcome } from "./racingProcess.ts";

export async function racingProcesses(
  databaseUrl: string,
  clock: Clock,
): Promise<(...ofEach: [RacingCall[], RacingCall[]]) => Promise<RacingOutcome[]>> {
  const program = fileURLToPath(await bundledProgram("tests/servers/racingProcess.ts"));
  const racers = await Promise.all([1, 2].map(() => startRacer(program, databaseUrl, clock)));
  afterAll(() => {
    for (const { child } of racers) child.kill("SIGKILL");
  });
  return async (...ofEach) => {
    const answers = racers.map(({ answer }) => answer());
    for (const [index, calls] of ofEach.entries()) racers[index]?.child.stdin?.write(`${JSON.stringify(calls)}\n`);
    return (await Promise.all(answers)).flatMap((line) => JSON.parse(line) as RacingOutcome[]);
  };
}

interface Racer {
  child: ChildProcess;
  /** Resolves with the next line that the process prints. Rejects if the process ends first. */
  answer: () => Promise<string>;
}

async function startRacer(program: string, databaseUrl: string, clock: Clock): Promise<Racer> {
  const child = spawn(process.execPath, [program, databaseUrl, clock.now().toISOString()], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout);
  const answer = () => nextLine(lines);
  await answer();
  return { child, answer };
}

function nextLine(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("A racing process ended"));
    lines.once("close", ended);
    lines.once("line", (line) => {
      lines.off("close", ended);
      resolve(line);
    });
  });
}
