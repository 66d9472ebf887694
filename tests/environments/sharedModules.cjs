const { existsSync, realpathSync } = require("node:fs");
const path = require("node:path");
const { fileURLToPath } = require("node:url");

const ROOT = path.join(__dirname, "../..");
const TEST = /\.test\.tsx?$/;
/** The loader's methods that a module calls when it dynamically imports another module. */
const DYNAMIC = ["dynamicImport", "dynamicImportFromCjs"];

/**
 * Modules that a worker loads once for all its test files: packages and our files in `folders`, except tests and the
 * files in `ownFolders`, which each test file loads for itself.
 */
exports.SharedModules = class SharedModules {
  #folders;
  #ownFolders;
  #esm = new Map();
  #cjs = new Map();
  #current;

  constructor(folders, ownFolders = []) {
    [this.#folders, this.#ownFolders] = [folders, ownFolders].map((list) =>
      list.map((folder) => path.join(realPath(path.join(ROOT, folder)), path.sep)),
    );
  }

  /** The running test file's runtime. Shared modules load other modules through this runtime. */
  get current() {
    return this.#current;
  }

  /** Returns whether a module is shared. */
  has({ identifier }) {
    return this.#includes(identifier);
  }

  /** Gives the runtime of the next test file the modules that are already loaded. */
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

  /** Keeps the shared modules that a test file has loaded. */
  keepFrom({ registries }) {
    const isShared = (key) =>
      key.startsWith("node:") || this.#includes(key.startsWith("file:") ? fileURLToPath(key) : key);
    copy(registries.getActiveEsmRegistry(), this.#esm, (key, { status }) => status === "evaluated" && isShared(key));
    copy(registries.getActiveCjsRegistry(), this.#cjs, (key, { loaded }) => loaded && isShared(key));
  }

  #includes(file) {
    const isIn = (folder) => file.startsWith(folder);
    return this.#folders.some(isIn) && !this.#ownFolders.some(isIn) && !TEST.test(file);
  }
};

/** Resolves links, because modules have real paths and `node_modules` is a link in some Git worktrees. */
function realPath(folder) {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function copy(from, to, isWanted = () => true) {
  for (const [key, module] of from) if (isWanted(key, module)) to.set(key, module);
}
