import type { Context, SourceTextModule } from "node:vm";

export declare const MAIN_CONTEXT: Context;
export declare function runningInMainContext(module: typeof SourceTextModule): typeof SourceTextModule;
