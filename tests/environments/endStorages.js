import { AsyncLocalStorage } from "node:async_hooks";

/** Storages that have run something in this process and were not ended. */
const used = new Set();
// oxlint-disable-next-line typescript/unbound-method -- The method is applied to its storage below.
const run = AsyncLocalStorage.prototype.run;

AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * Ends the storages that a test file left in async_hooks. Jest's own runner creates a storage for each file, and Node
 * visits each storage in use for every promise, so a worker became slower with each file.
 */
export function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
