import { realpathSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { SharedModules } from "./sharedModules.cjs";

const root = path.join(import.meta.dirname, "../..");
const packages = realpathSync(path.join(root, "node_modules"));
const file = (name: string) => path.join(root, name).replace(path.join(root, "node_modules"), packages);
const url = (name: string) => pathToFileURL(file(name)).href;

function runtime(name: string) {
  const esm = new Map<string, { status: string }>();
  const cjs = new Map<string, { loaded: boolean }>();
  const answer = () => name;
  return {
    esm,
    cjs,
    registries: { getActiveEsmRegistry: () => esm, getActiveCjsRegistry: () => cjs },
    esmLoader: { dynamicImport: answer, dynamicImportFromCjs: answer },
  };
}

test("the next test file gets the shared modules of an earlier one, but not its test code or what failed to load", () => {
  const shared = new SharedModules(["core", "node_modules"]);
  const first = runtime("first");
  shared.lendTo(first);
  const kept = [url("core/refusal.ts"), "node:fs"];
  const left = [url("core/refusal.test.ts"), url("tests/slack/aSandbox.ts"), url("bot/main.ts"), "@jest/globals/x"];
  for (const key of [...kept, ...left]) first.esm.set(key, { status: "evaluated" });
  first.esm.set(url("core/inputs.ts"), { status: "errored" });
  first.cjs.set(file("node_modules/pg/lib/index.js"), { loaded: true });
  first.cjs.set(file("node_modules/pg/lib/query.js"), { loaded: false });
  shared.keepFrom(first);
  const second = runtime("second");
  shared.lendTo(second);
  expect([...second.esm.keys()]).toEqual(kept);
  expect([...second.cjs.keys()]).toEqual([file("node_modules/pg/lib/index.js")]);
  expect(shared.has({ identifier: file("core/refusal.ts") })).toBe(true);
  expect(shared.has({ identifier: file("core/refusal.test.ts") })).toBe(false);
});

test("each test file loads the packages that register with it for itself", () => {
  const shared = new SharedModules(["node_modules"], ["node_modules/@testing-library/react"]);
  const isShared = (name: string) => shared.has({ identifier: file(`node_modules/${name}`) });
  expect(isShared("@testing-library/react/dist/index.js")).toBe(false);
  expect(isShared("@testing-library/react-native/index.js")).toBe(true);
  expect(isShared("@testing-library/dom/dist/index.js")).toBe(true);
});

test("what a shared module imports later is loaded for the running test file", () => {
  const shared = new SharedModules(["core"]);
  const [first, second] = [runtime("first"), runtime("second")];
  for (const each of [first, second]) shared.lendTo(each);
  for (const { esmLoader } of [first, second])
    expect([esmLoader.dynamicImport(), esmLoader.dynamicImportFromCjs()]).toEqual(["second", "second"]);
});
