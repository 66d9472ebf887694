const made = new Set();

/** Returns a subclass whose modules are remembered until `endModules` ends them. */
export function rememberingModules(SourceTextModule) {
  return class extends SourceTextModule {
    constructor(...args) {
      super(...args);
      made.add(this);
    }
  };
}

/**
 * Node 20 never releases modules that import each other. A module forgets its imports when it is instantiated again.
 */
export function endModules(isKept = () => false) {
  for (const module of made) {
    if (module.status === "evaluated" && !isKept(module)) innerOf(module)?.instantiate?.();
  }
  made.clear();
}

/** Node keeps the module's inner object under a private symbol. */
function innerOf(module) {
  const key = Object.getOwnPropertySymbols(module).find(({ description }) => description === "kWrap");
  return key && module[key];
}
