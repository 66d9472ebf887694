const { createRequire } = require("node:module");

const jest = createRequire(createRequire(require.resolve("jest")).resolve("@jest/core"));
const { default: Runtime } = jest("jest-runtime");

/** The sources that this worker has read, by path. Source files don't change during a run. */
class Sources extends Map {
  /** Keeps the sources when Jest clears its caches after each test file. */
  clear() {}
}

const sources = new Sources();
/** The files that this worker has transformed, by project, kind of module, and path. */
const transformed = new Map();

/**
 * Jest's runtime, but each worker reads and transforms a file only once, and loads the environment's shared modules
 * only once, not for each test file.
 */
module.exports = class QuickRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, _ofOneFile, ...rest) {
    super(config, environment, resolver, transformer, sources, ...rest);
    const { transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule) return transform(filename, options);
      const key = `${config.id} ${options?.supportsStaticESM} ${filename}`;
      const known = transformed.get(key);
      if (!known) {
        const code = transform(filename, options);
        transformed.set(key, transformCache.transforms.get(filename));
        return code;
      }
      transformCache.transforms.set(filename, known);
      if (known.sourceMapPath) transformCache.sourceMaps.set(filename, known.sourceMapPath);
      return known.code;
    };
    this.shared = environment.sharedModules;
    this.shared?.lendTo(this);
  }

  /** Loads a module. If an earlier test file loaded the caller, uses the runtime of the running test file. */
  requireModuleOrMock(from, name) {
    const runtime = this.shared?.current ?? this;
    return runtime === this ? super.requireModuleOrMock(from, name) : runtime.requireModuleOrMock(from, name);
  }

  teardown() {
    this.shared?.keepFrom(this);
    super.teardown();
  }
};
module.exports.default = module.exports;
