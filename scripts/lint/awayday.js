const EFFECTS = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);
const MESSAGE =
  "React calls what this arrow function returns as a cleanup. Use a block body, so that it returns a cleanup or nothing.";

const returnsExpression = (node) => node?.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement";

/** Reports arrow functions with an expression body as effects and ref callbacks. */
const cleanupInBlock = {
  create(context) {
    const named = new Map();
    const callbacks = [];
    return {
      VariableDeclarator({ id, init }) {
        if (returnsExpression(init)) named.set(id.name, init);
      },
      CallExpression({ callee, arguments: [callback] }) {
        if (EFFECTS.has(callee.type === "MemberExpression" ? callee.property.name : callee.name))
          callbacks.push(callback);
      },
      JSXAttribute({ name, value }) {
        if (/(^r|R)ef$/.test(name.name) && value?.type === "JSXExpressionContainer") callbacks.push(value.expression);
      },
      "Program:exit"() {
        for (const callback of callbacks) {
          const node = callback?.type === "Identifier" ? named.get(callback.name) : callback;
          if (returnsExpression(node)) context.report({ node, message: MESSAGE });
        }
      },
    };
  },
};

export default { meta: { name: "awayday" }, rules: { "cleanup-in-block": cleanupInBlock } };
