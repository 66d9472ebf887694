import vm from "node:vm";
import { reusingFunctions, reusingModules } from "./compiledCode.js";
import { rememberingModules } from "./endModules.js";
import { runningInMainContext } from "./mainContext.js";

// Without --experimental-vm-modules, Node has no SourceTextModule.
if (vm.SourceTextModule) {
  vm.SourceTextModule = runningInMainContext(rememberingModules(reusingModules(vm.SourceTextModule)));
  vm.SyntheticModule = runningInMainContext(vm.SyntheticModule);
}
vm.compileFunction = reusingFunctions(vm.compileFunction);
