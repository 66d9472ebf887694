import { TestEnvironment } from "jest-environment-node";
import { endStorages } from "./endStorages.js";

/** Node, without what one file would leave to the next. */
export default class ServerEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endStorages();
  }
}
