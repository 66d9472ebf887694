import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects garbage and returns the bytes in use. Doesn't count free memory that the process keeps, because generators
 * and clients run in the same process as the server.
 */
export function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  // With other flags than before, V8 would reject the compiled code that later test files reuse.
  setFlagsFromString("--no-expose-gc");
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
