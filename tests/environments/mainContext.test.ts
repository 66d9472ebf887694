import vm, { createContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { reusingFunctions } from "./compiledCode.js";
import { MAIN_CONTEXT, runningInMainContext } from "./mainContext.js";

test("modules and functions run in Node's own context if Jest requests the main context, otherwise in the given one", async () => {
  const Module = runningInMainContext(vm.SourceTextModule);
  const compile = reusingFunctions(vm.compileFunction);
  const other = createContext({});
  for (const [context, global] of [
    [MAIN_CONTEXT, globalThis],
    [other, vm.runInContext("globalThis", other)],
  ]) {
    const module = new Module("export const global = globalThis;", { context });
    await module.link(() => module);
    await module.evaluate();
    expect((module.namespace as { global: object }).global === global).toBe(true);
    for (const code of ["return globalThis", "return globalThis; import('node:fs')"]) {
      const run = compile(code, [], { filename: "global.js", parsingContext: context });
      expect(run() === global).toBe(true);
    }
  }
});
