import { createRequire } from "node:module";
import { mayMatch, selectorKeys } from "./selectorKeys.js";

const jsdom = createRequire(createRequire(import.meta.url).resolve("jest-environment-jsdom"));
const STYLE_RULES = "jsdom/lib/jsdom/living/helpers/style-rules.js";
const keys = new Map();

if (jsdom.cache[jsdom.resolve(STYLE_RULES)]) throw new Error("jsdom was loaded before its selectors could be replaced");

const selectors = jsdom("jsdom/lib/jsdom/living/helpers/selectors.js");
const { matchesDontThrow } = selectors;
const { implForWrapper } = jsdom("jsdom/lib/jsdom/living/generated/utils.js");

/**
 * jsdom tries every rule of every style sheet on every element whose style is asked for. Browsers look rules up by
 * class and element name; a rule that a look at these excludes isn't tried here, either.
 */
selectors.matchesDontThrow = (element, selector) => {
  // Keyframes and font faces have none.
  if (selector === undefined) return false;
  const found = keysOf(selector);
  if (found && !mayMatch(found, element.localName.toLowerCase(), classesOf(element))) return false;
  return matchesDontThrow(element, selector);
};

/** Keeps computed styles for as long as jsdom keeps what it computes them from: until an element or a rule changes. */
export function rememberStyles(window) {
  const compute = window.getComputedStyle;
  const remembered = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const known = pseudo ? undefined : remembered.get(styleCacheOf(element))?.get(element);
    if (known) return known;
    const style = compute(element, pseudo);
    if (pseudo) return style;
    const cache = styleCacheOf(element);
    if (!remembered.has(cache)) remembered.set(cache, new WeakMap());
    remembered.get(cache).set(element, style);
    return style;
  };
}

/** What jsdom keeps per document, and makes again after a change. */
function styleCacheOf(element) {
  const { _ownerDocument: document } = implForWrapper(element) ?? {};
  const { _styleCache: cache } = document ?? {};
  return cache;
}

function keysOf(selector) {
  if (!keys.has(selector)) keys.set(selector, selectorKeys(selector));
  return keys.get(selector);
}

let last = { text: "", classes: new Set() };

/** All rules are tried on one element after the other, so the last answer is almost always the next one. */
function classesOf(element) {
  const text = element.getAttributeNS(null, "class") ?? "";
  if (text !== last.text) last = { text, classes: new Set(text.split(/\s+/)) };
  return last.classes;
}
