/** Stands for Node's own context, because Jest expects every test environment to have a context. */
export const MAIN_CONTEXT = {};

/** Modules of MAIN_CONTEXT run in Node's own context. */
export function runningInMainContext(Module) {
  return class extends Module {
    constructor(...args) {
      const { context, ...options } = args.at(-1);
      super(...args.slice(0, -1), context === MAIN_CONTEXT ? options : { ...options, context });
    }
  };
}
