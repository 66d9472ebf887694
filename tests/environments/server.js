import "./reuseCompiledCode.js";
import { createRequire } from "node:module";
import { endModules } from "./endModules.js";
import { endStorages } from "./endStorages.js";
import { MAIN_CONTEXT } from "./mainContext.js";
import { rememberProperties } from "./rememberProperties.js";
import { SharedModules } from "./sharedModules.cjs";

const ofJest = createRequire(createRequire(import.meta.url).resolve("jest-environment-node"));
const { ModuleMocker } = ofJest("jest-mock");
const { LegacyFakeTimers, ModernFakeTimers } = ofJest("@jest/fake-timers");

const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
/** Packages and core keep no state that a test could notice; bot and db keep their state per database. */
const sharedModules = new SharedModules(["bot", "core", "db", "node_modules"]);

/** Runs test files in Node's own context, because using a global takes ten times as long in another context. */
export default class ServerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  sharedModules = sharedModules;
  #restore = rememberProcess();

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  getVmContext() {
    return MAIN_CONTEXT;
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.#restore();
    endModules((module) => sharedModules.has(module));
    endStorages();
  }
}

function rememberProcess() {
  const { exitCode } = process;
  const restores = [globalThis, process, process.env].map((object) => rememberProperties(object));
  return () => {
    for (const restore of restores) restore();
    process.exitCode = exitCode;
  };
}
