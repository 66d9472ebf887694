import "./reuseCompiledCode.js";
import { TestEnvironment } from "jest-environment-node";
import { endModules } from "./endModules.js";
import { endStorages } from "./endStorages.js";

/** Jest's Node environment, without leftovers from earlier test files. */
export default class ServerEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endModules();
    endStorages();
  }
}
