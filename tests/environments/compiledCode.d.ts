import type { compileFunction, Script, SourceTextModule } from "node:vm";

export function reusingModules(module: typeof SourceTextModule): typeof SourceTextModule;
export function reusingFunctions(compile: typeof compileFunction, script?: typeof Script): typeof compileFunction;
