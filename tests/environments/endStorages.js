import { AsyncLocalStorage } from "node:async_hooks";

/** Those that have run something in this process and were not ended. */
const used = new Set();
// oxlint-disable-next-line typescript/unbound-method -- applied to its storage below
const run = AsyncLocalStorage.prototype.run;

AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * Ends what a test file has left in async_hooks. Jest's own runner makes a storage per file; Node visits each storage
 * that is in use for every promise, so a worker became slower with each file it had run.
 */
export function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
