import { expect, test } from "@jest/globals";
import { rememberProperties } from "./rememberProperties.js";

test("added, changed, and removed properties are as they were remembered", () => {
  const symbol = Symbol("added");
  const object: Record<string | symbol, unknown> = { same: 1, changed: 2, removed: 3 };
  let reads = 0;
  Object.defineProperty(object, "lazy", { configurable: true, get: () => ++reads });
  const before = Object.getOwnPropertyDescriptors(object);
  const restore = rememberProperties(object);
  Object.assign(object, { changed: 4, added: 5, [symbol]: 6 });
  delete object["removed"];
  Object.defineProperty(object, "lazy", { configurable: true, value: 7 });
  restore();
  expect(Object.getOwnPropertyDescriptors(object)).toEqual(before);
  expect(Reflect.ownKeys(object)).not.toContain(symbol);
  expect(reads).toBe(0);
});
