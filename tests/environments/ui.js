import "./reuseCompiledCode.js";
import { TestEnvironment } from "jest-environment-jsdom";
import { endModules } from "./endModules.js";
import { endStorages } from "./endStorages.js";
import { rememberStyles } from "./quickStyles.js";
// Import quickLabels last, because it loads jsdom, whose selectors quickStyles must replace first.
import "./quickLabels.js";

/** A jsdom environment with fast style lookup and without leftovers from earlier test files. */
export default class UiEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    rememberStyles(this.global);
  }

  async teardown() {
    await super.teardown();
    endModules();
    endStorages();
  }
}
