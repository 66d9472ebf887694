import { v7 } from "uuid";

/** A new opaque id: UUID version 7, so that ids sort by age. */
export function newId(): string {
  return v7();
}
