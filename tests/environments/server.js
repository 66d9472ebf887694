import { TestEnvironment } from "jest-environment-node";
import { endStorages } from "./endStorages.js";

/** The Node environment, without leftovers of earlier files. */
export default class ServerEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endStorages();
  }
}
