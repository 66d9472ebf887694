import { v7 } from "uuid";

/** Returns a new id, a UUID version 7, so that ids sort by age. */
export function newId(): string {
  return v7();
}
