/** The keys may admit too many elements, but they never exclude an element that the selector matches. */
export function selectorKeys(selector) {
  const bare = withoutArguments(selector);
  if (/[^\u0020-\u007E\s]|[\\|&"'()[\]]/.test(bare)) return [{ kind: "any", above: [] }];
  return bare.split(",").map(keyOf);
}

export function needsOnlyNames(selector) {
  return /^[\w\s.,>*-]*$/.test(selector);
}

/** Attributes and the arguments of pseudo-classes only narrow a selector. */
function withoutArguments(selector) {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, "");
  for (let before; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, "");
  }
  return bare;
}

function keyOf(alternative) {
  const [subject, ...left] = alternative
    .trim()
    .split(/\s*([>+~])\s*|\s+/)
    .toReversed();
  const above = left.flatMap((part, index) =>
    // Every second part is a combinator, or undefined for a space. A sibling isn't an ancestor.
    index % 2 === 0 || /[+~]/.test(left[index - 1] ?? "")
      ? []
      : [...part.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  );
  const className = /\.([\w-]+)/.exec(subject)?.[1];
  if (className !== undefined) return { kind: "class", name: className, above };
  const element = /^[a-z][\w-]*/i.exec(subject)?.[0];
  return element === undefined ? { kind: "any", above } : { kind: "element", name: element.toLowerCase(), above };
}
