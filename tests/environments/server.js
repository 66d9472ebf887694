import "./reuseCompiledCode.js";
import { TestEnvironment } from "jest-environment-node";
import { endStorages } from "./endStorages.js";

/** Jest's Node environment, without leftovers from earlier test files. */
export default class ServerEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endStorages();
  }
}
