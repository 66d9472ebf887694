import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "@jest/globals";
import { runNode } from "./runNode.ts";

const onPosix = process.platform === "win32" ? test.skip : test;

test("the child gets its environment, and its exit code is returned", async () => {
  expect(await runNode(["--eval", "process.exit(Number(process.env.CODE))"], { CODE: "7" })).toBe(7);
  expect(await runNode(["--eval", ""])).toBe(0);
});

onPosix(
  "a child and its children end with their parent, even after kill -9",
  async () => {
    const grandchild = 'setInterval(() => {}, 1000); console.log("pid " + process.pid)';
    const child = `${grandchild}; require("child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(grandchild)}], { stdio: "inherit" })`;
    const runner = `import { runNode } from "./scripts/checks/runNode.ts"; await runNode(["--eval", ${JSON.stringify(child)}]);`;
    const ours = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", runner], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const pids: number[] = [];
    const output = createInterface(ours.stdout);
    output.on("line", (line) => {
      pids.push(Number(/^pid (\d+)$/.exec(line)?.[1]));
      if (pids.length === 2) ours.kill("SIGKILL");
    });
    await once(output, "close");
    expect(pids).toHaveLength(2);
  },
  30_000,
);
