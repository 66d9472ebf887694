import type { SourceTextModule } from "node:vm";

export declare function rememberingModules(module: typeof SourceTextModule): typeof SourceTextModule;
export declare function endModules(isKept?: (module: SourceTextModule) => boolean): void;
