/**
 * Returns, for each alternative of a selector, the class or element name that whatever it matches must have; undefined
 * when the text doesn't show one. It may let too much through, but it never excludes what the selector matches.
 */
export function selectorKeys(selector) {
  const bare = withoutArguments(selector);
  if (/[^\u0020-\u007E\s]|[\\|&"'()[\]]/.test(bare)) return undefined;
  const keys = bare.split(",").map(keyOf);
  return keys.includes(undefined) ? undefined : keys;
}

/** Tells whether an element with this name and these classes can match a selector of these keys. */
export function mayMatch(keys, localName, classes) {
  return keys.some(({ kind, name }) => (kind === "class" ? classes.has(name) : name === localName));
}

/** Attributes and what pseudo-classes say in parentheses only narrow a selector down. */
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
