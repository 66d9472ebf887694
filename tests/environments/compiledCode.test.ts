import vm, { createContext, type SourceTextModule } from "node:vm";
import { expect, test } from "@jest/globals";
import { reusingFunctions, reusingModules } from "./compiledCode.js";

function watchedModules() {
  const reused: boolean[] = [];
  const Watched = class extends vm.SourceTextModule {
    constructor(...[code, options]: ConstructorParameters<typeof SourceTextModule>) {
      super(code, options);
      reused.push(options?.cachedData !== undefined);
    }
  };
  return { Module: reusingModules(Watched), reused };
}

async function exportsOf(module: SourceTextModule) {
  await module.link(() => {
    throw new Error("Nothing to import");
  });
  await module.evaluate();
  return module.namespace as { next: () => number };
}

test("modules with the same code are compiled once, and each has its own state", async () => {
  const { Module, reused } = watchedModules();
  const load = () =>
    exportsOf(new Module("let count = 0; export const next = () => ++count;", { identifier: "counter.js" }));
  const [first, second] = [await load(), await load()];
  expect([first.next(), first.next(), second.next()]).toEqual([1, 2, 1]);
  expect(reused).toEqual([false, true]);
});

test("changed code and code with a dynamic import are compiled again", async () => {
  const { Module, reused } = watchedModules();
  const load = (code: string) => exportsOf(new Module(code, { identifier: "counter.js" }));
  expect((await load("export const next = () => 1;")).next()).toBe(1);
  expect((await load("export const next = () => 2;")).next()).toBe(2);
  for (const _ of [1, 2]) await load('export const next = () => import("node:fs");');
  expect(reused).toEqual([false, false, false, false]);
});

test("functions with the same code are compiled once, and run in their own context", () => {
  let compiled = 0;
  const Watched = class extends vm.Script {
    constructor(code: string, options: vm.ScriptOptions) {
      super(code, options);
      compiled++;
    }
  };
  const compile = reusingFunctions(vm.compileFunction, Watched);
  const run = (start: number, code = "return [start + twice(step)]; function twice(n) { return 2 * n }") => {
    const parsingContext = createContext({ start });
    const sum = compile(code, ["step"], { filename: "sum.js", parsingContext });
    const result = (sum as (step: number) => number[])(5);
    expect(Object.getPrototypeOf(result)).toBe(vm.runInContext("Array.prototype", parsingContext));
    return result[0];
  };
  expect([run(1), run(2), run(3)]).toEqual([11, 12, 13]);
  expect(compiled).toBe(1);
  expect(run(1, "return [start + step]")).toBe(6);
  expect(compiled).toBe(2);
});

test("an error in a function has the position of the file", () => {
  const compile = reusingFunctions(vm.compileFunction);
  const fail = compile("throw new Error('no')", ["a"], {
    filename: "fail.js",
    parsingContext: createContext({ Error }),
  });
  expect(fail).toThrow(expect.objectContaining({ stack: expect.stringContaining("fail.js:1:7") }));
});
