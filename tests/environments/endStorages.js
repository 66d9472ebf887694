import { AsyncLocalStorage } from "node:async_hooks";

const used = new Set();
// oxlint-disable-next-line typescript/unbound-method -- The method is applied to its storage below.
const run = AsyncLocalStorage.prototype.run;

AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/** Node visits every enabled storage for every promise, so workers would slow down with each file. */
export function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
