import "./reuseCompiledCode.js";
import { createRequire } from "node:module";
import { endModules } from "./endModules.js";
import { endStorages } from "./endStorages.js";
import { MAIN_CONTEXT } from "./mainContext.js";
import { Page } from "./page.js";
import { SharedModules } from "./sharedModules.cjs";

const ofJest = createRequire(createRequire(import.meta.url).resolve("jest-environment-node"));
const { ModuleMocker } = ofJest("jest-mock");
const { LegacyFakeTimers, ModernFakeTimers } = ofJest("@jest/fake-timers");

const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
/** These packages register hooks or matchers with the test file that imports them. */
const OF_TEST_FILES = ["node_modules/@testing-library/react", "node_modules/@testing-library/jest-dom"];
const sharedModules = new SharedModules(["core", "node_modules"], OF_TEST_FILES);
let page;

/** Runs test files in Node's own context, because each would otherwise load React and MUI again. */
export default class UiEnvironment {
  global = globalThis;
  sharedModules = sharedModules;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    page ??= new Page();
    page.open();
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  getVmContext() {
    return MAIN_CONTEXT;
  }

  exportConditions() {
    return ["browser"];
  }

  async setup() {}

  /** Restores spied methods, such as Date.now, before Jest reads the time. */
  handleTestEvent({ name }) {
    if (name === "run_finish") this.moduleMocker.restoreAllMocks();
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    await page.close();
    endModules((module) => sharedModules.has(module));
    endStorages();
  }
}
