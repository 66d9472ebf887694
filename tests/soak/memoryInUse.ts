import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Returns the bytes in use after a garbage collection. */
export function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  // With different flags, V8 would reject the compiled code that later test files reuse.
  setFlagsFromString("--no-expose-gc");
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
