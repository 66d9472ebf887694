interface Module {
  identifier?: string;
  status?: string;
  loaded?: boolean;
}

interface Runtime {
  registries: { getActiveEsmRegistry(): Map<string, Module>; getActiveCjsRegistry(): Map<string, Module> };
  esmLoader: { dynamicImport(): unknown; dynamicImportFromCjs(): unknown };
}

export declare class SharedModules {
  constructor(folders: string[], ownFolders?: string[]);
  get current(): Runtime | undefined;
  has(module: { identifier: string }): boolean;
  lendTo(runtime: Runtime): void;
  keepFrom(runtime: Runtime): void;
}
