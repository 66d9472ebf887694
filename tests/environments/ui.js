import { TestEnvironment } from "jest-environment-jsdom";
import { endStorages } from "./endStorages.js";
import { rememberStyles } from "./quickStyles.js";

/** jsdom that finds styles quickly, without what one file would leave to the next. */
export default class UiEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    rememberStyles(this.global);
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
}
