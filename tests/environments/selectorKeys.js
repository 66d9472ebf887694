/**
 * Returns, for each alternative of a selector, the class or element name that every matching element must have;
 * undefined if the text doesn't reveal one. The keys may admit too many elements, but never exclude one that the
 * selector matches.
 */
export function selectorKeys(selector) {
  const bare = withoutArguments(selector);
  if (/[^\u0020-\u007E\s]|[\\|&"'()[\]]/.test(bare)) return undefined;
  const keys = bare.split(",").map(keyOf);
  return keys.includes(undefined) ? undefined : keys;
}

/** Removes attributes and the arguments of pseudo-classes, which only narrow a selector. */
function withoutArguments(selector) {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, "");
  for (let before; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, "");
  }
  return bare;
}

function keyOf(alternative) {
  const subject = alternative
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const className = /\.([\w-]+)/.exec(subject)?.[1];
  if (className !== undefined) return { kind: "class", name: className };
  const element = /^[a-z][\w-]*/i.exec(subject)?.[0];
  return element === undefined ? undefined : { kind: "element", name: element.toLowerCase() };
}
