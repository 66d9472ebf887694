import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "@jest/globals";
import { endStorages } from "./endStorages.js";

test("a used storage holds nothing after it is ended, and can be used again", () => {
  const storage = new AsyncLocalStorage<string>();
  storage.run("first file", () => {
    expect(storage.getStore()).toBe("first file");
    endStorages();
    expect(storage.getStore()).toBeUndefined();
  });
  expect(storage.run("next file", () => storage.getStore())).toBe("next file");
});
