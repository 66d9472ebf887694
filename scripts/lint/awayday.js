const EFFECTS = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);
const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);
const CASTS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const MESSAGE =
  "React calls what this function returns as a cleanup. Use a block body that returns nothing, a function, or a variable that contains one.";

const isFunction = (node) => FUNCTIONS.has(node?.type);

/** Returns both sides of a conditional or logical expression, and what a cast or `useCallback` contains. */
function alternatives(node) {
  if (!node) return [];
  if (CASTS.has(node.type)) return alternatives(node.expression);
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(alternatives);
  if (node.type === "LogicalExpression") return [node.left, node.right].flatMap(alternatives);
  return node.type === "CallExpression" && node.callee.name === "useCallback"
    ? alternatives(node.arguments[0])
    : [node];
}

function enclosingFunction(node) {
  let found = node.parent;
  while (found && !isFunction(found)) found = found.parent;
  return found;
}

/** Requires that effects and ref callbacks use a block, aren't async, and return only functions or variables. */
const cleanupInBlock = {
  create(context) {
    const named = new Map();
    const returned = new Map();
    const callbacks = [];
    const wrongParts = (node) => {
      if (node.async || node.body.type !== "BlockStatement") return [node];
      const values = (returned.get(node) ?? []).flatMap(alternatives);
      return values.filter((value) => value.type !== "Identifier" && !isFunction(value));
    };
    return {
      VariableDeclarator({ id, init }) {
        for (const node of alternatives(init)) if (isFunction(node)) named.set(id.name, node);
      },
      ReturnStatement(node) {
        const of = enclosingFunction(node);
        if (node.argument) returned.set(of, [...(returned.get(of) ?? []), node.argument]);
      },
      CallExpression({ callee, arguments: [callback] }) {
        if (EFFECTS.has(callee.type === "MemberExpression" ? callee.property.name : callee.name))
          callbacks.push(callback);
      },
      JSXAttribute({ name, value }) {
        if (/(^r|R)ef$/.test(name.name) && value?.type === "JSXExpressionContainer") callbacks.push(value.expression);
      },
      "Program:exit"() {
        const functions = callbacks
          .flatMap(alternatives)
          .map((node) => (node.type === "Identifier" ? named.get(node.name) : node))
          .filter(isFunction);
        for (const node of functions.flatMap(wrongParts)) context.report({ node, message: MESSAGE });
      },
    };
  },
};

export default { meta: { name: "awayday" }, rules: { "cleanup-in-block": cleanupInBlock } };
