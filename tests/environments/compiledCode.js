import vm from "node:vm";

/** Returns whether compiled code can be reused: in Node 20, a reused dynamic import wouldn't find Jest's loader. */
const isReusable = (code) => !code.includes("import(");

/** Returns a SourceTextModule that compiles the same reusable code of a file only once. */
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

/**
 * Returns a compileFunction that compiles the same reusable code of a file only once. A script's result includes the
 * functions that the first test file has called; the result of Node's compileFunction contains none of them.
 */
export function reusingFunctions(compileFunction, Script = vm.Script) {
  const compiled = new Map();
  return (code, parameters, { parsingContext, ...options }) => {
    if (!parsingContext || !isReusable(code)) return compileFunction(code, parameters, { ...options, parsingContext });
    const head = `(function (${parameters.join(", ")}) {`;
    const text = `${head}${code}\n})`;
    const earlier = compiled.get(options.filename);
    const isKnown = earlier?.text === text;
    if (isKnown) earlier.data ??= earlier.script.createCachedData();
    const columnOffset = -head.length;
    const script = new Script(text, { ...options, columnOffset, ...(isKnown && { cachedData: earlier.data }) });
    if (!isKnown) compiled.set(options.filename, { text, script });
    return script.runInContext(parsingContext);
  };
}
