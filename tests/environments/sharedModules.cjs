const path = require("node:path");
const { fileURLToPath } = require("node:url");

const ROOT = path.join(__dirname, "../..");
const TEST = /\.test\.tsx?$/;
/** The loader's methods that a module calls when it imports another one dynamically. */
const DYNAMIC = ["dynamicImport", "dynamicImportFromCjs"];

/** Modules that a worker loads once for all its test files: packages, and our files in some folders, except tests. */
exports.SharedModules = class SharedModules {
  #folders;
  #esm = new Map();
  #cjs = new Map();
  #current;

  constructor(folders) {
    this.#folders = folders.map((folder) => path.join(ROOT, folder, path.sep));
  }

  /** The runtime of the running test file, which loads what the modules need later. */
  get current() {
    return this.#current;
  }

  /** Returns whether a module is shared. */
  has({ identifier }) {
    return this.#includes(identifier);
  }

  /** Gives the modules that are loaded to the runtime of the next test file. */
  lendTo(runtime) {
    const { esmLoader, registries } = runtime;
    this.#current = runtime;
    copy(this.#esm, registries.getActiveEsmRegistry());
    copy(this.#cjs, registries.getActiveCjsRegistry());
    for (const name of DYNAMIC) {
      const own = esmLoader[name].bind(esmLoader);
      esmLoader[name] = (...args) => (this.#current === runtime ? own : this.#current.esmLoader[name])(...args);
    }
  }

  /** Keeps the modules that a test file has loaded. */
  keepFrom({ registries }) {
    const isShared = (key) =>
      key.startsWith("node:") || this.#includes(key.startsWith("file:") ? fileURLToPath(key) : key);
    copy(registries.getActiveEsmRegistry(), this.#esm, (key, { status }) => status === "evaluated" && isShared(key));
    copy(registries.getActiveCjsRegistry(), this.#cjs, (key, { loaded }) => loaded && isShared(key));
  }

  #includes(file) {
    return this.#folders.some((folder) => file.startsWith(folder)) && !TEST.test(file);
  }
};

function copy(from, to, isWanted = () => true) {
  for (const [key, module] of from) if (isWanted(key, module)) to.set(key, module);
}
