import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";

setFlagsFromString("--allow-natives-syntax");
const haveSameMap = runInThisContext("(one, other) => %HaveSameMap(one, other)") as (
  one: object,
  other: object,
) => boolean;
// V8 parses a function's body at its first call.
haveSameMap({}, {});
setFlagsFromString("--no-allow-natives-syntax");

/** Returns whether all objects have the same hidden class of V8. */
export function shareShape([first, ...others]: readonly object[]): boolean {
  return first !== undefined && others.length > 0 && others.every((other) => haveSameMap(first, other));
}
