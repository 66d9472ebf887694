import vm from "node:vm";
import { MAIN_CONTEXT } from "./mainContext.js";

/** In Node 20, a dynamic import in reused code wouldn't find Jest's loader. */
const isReusable = (code) => !code.includes("import(");

/** Compiles the same reusable code of a file only once. */
export function reusingModules(SourceTextModule) {
  const compiled = new Map();
  return class extends SourceTextModule {
    constructor(code, options) {
      const earlier = compiled.get(options.identifier);
      const isKnown = earlier?.code === code;
      super(code, isKnown ? { ...options, cachedData: earlier.data } : options);
      if (!isKnown && isReusable(code)) compiled.set(options.identifier, { code, data: this.createCachedData() });
    }
  };
}

/** Compiles as a script, because a script can run in any context. */
export function reusingFunctions(compileFunction, Script = vm.Script) {
  const compiled = new Map();
  return (code, parameters, { parsingContext, ...options }) => {
    const isMain = parsingContext === MAIN_CONTEXT;
    if (!parsingContext || !isReusable(code)) {
      return compileFunction(code, parameters, isMain ? options : { ...options, parsingContext });
    }
    const head = `(function (${parameters.join(", ")}) {`;
    let known = compiled.get(options.filename);
    if (known?.code !== code || known.head !== head) {
      const script = new Script(`${head}${code}\n})`, { filename: options.filename, columnOffset: -head.length });
      known = { code, head, script };
      compiled.set(options.filename, known);
    }
    return isMain ? known.script.runInThisContext() : known.script.runInContext(parsingContext);
  };
}
