import vm from "node:vm";
import { reusingFunctions, reusingModules } from "./compiledCode.js";
import { rememberingModules } from "./endModules.js";

// Jest itself compiles every module again for each test file. Without --experimental-vm-modules, Node has no
// SourceTextModule.
if (vm.SourceTextModule) vm.SourceTextModule = rememberingModules(reusingModules(vm.SourceTextModule));
vm.compileFunction = reusingFunctions(vm.compileFunction);
