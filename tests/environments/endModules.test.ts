import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const PROGRAM = `
import vm from "node:vm";
import { setImmediate } from "node:timers/promises";
import { endModules, rememberingModules } from "./tests/environments/endModules.js";

const Module = rememberingModules(vm.SourceTextModule);

async function loadModules() {
  const context = vm.createContext();
  const files = ["a", "b"].map((name, index) => {
    const code = "import * as other from '" + "ba"[index] + "'; export const name = '" + name + "';";
    return new Module(code, { context, identifier: name });
  });
  await files[0].link((name) => files["ab".indexOf(name)]);
  await files[0].evaluate();
  return new WeakRef(context);
}

const context = await loadModules();
endModules();
for (let tries = 0; tries < 10 && context.deref() !== undefined; tries++) {
  await setImmediate();
  gc();
}
console.log(context.deref() === undefined ? "freed" : "kept");
`;

test("modules that import each other are freed after their test file", async () => {
  const flags = ["--experimental-vm-modules", "--no-compilation-cache", "--expose-gc", "--no-warnings"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "--input-type=module", "-e", PROGRAM]);
  expect(stdout).toBe("freed\n");
});
