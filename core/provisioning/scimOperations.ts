import { MAX_OPERATIONS } from "./scimLimits.ts";
import { type ScimPath, scimPath } from "./scimPath.ts";
import { scimRefusal } from "./scimRefusal.ts";
import { isObject, ownValue } from "./scimValues.ts";

/** One change of a PATCH. An operation without a path becomes one change per attribute of its value. */
export interface ScimOperation {
  op: "add" | "replace" | "remove";
  path: ScimPath;
  value: unknown;
}

const OPS = ["add", "replace", "remove"] as const;

/** Ignores the case of property names and `op`. Throws (400) if the operations are invalid. */
export function scimOperations(body: object): ScimOperation[] {
  const operations = ownValue(body, "Operations");
  if (!Array.isArray(operations)) throw scimRefusal("invalid_syntax", "Operations must be a list");
  if (operations.length > MAX_OPERATIONS) {
    throw scimRefusal("invalid_syntax", `A request can have at most ${MAX_OPERATIONS} operations`);
  }
  return operations.flatMap(read);
}

function read(operation: unknown): ScimOperation[] {
  if (!isObject(operation)) throw scimRefusal("invalid_syntax", "Each operation must be an object");
  const name = ownValue(operation, "op");
  const op = OPS.find((one) => typeof name === "string" && one === name.trim().toLowerCase());
  if (!op) throw scimRefusal("invalid_syntax", "op must be add, replace, or remove");
  const path = ownValue(operation, "path");
  const value = ownValue(operation, "value");
  if (typeof path === "string" && path.trim() !== "") return [{ op, path: scimPath(path), value }];
  if (path !== undefined && path !== null && path !== "") throw scimRefusal("invalid_path", "path must be text");
  if (op === "remove") throw scimRefusal("no_target", "A remove operation needs a path");
  if (!isObject(value)) throw scimRefusal("invalid_value", "An operation without a path needs an object as its value");
  return Object.entries(value).map(([key, inner]) => ({ op, path: scimPath(key), value: inner }));
}
