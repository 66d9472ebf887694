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
 * Skips style rules that can't match an element's name and classes, as browsers do. jsdom itself tries every rule of
 * every style sheet on each element whose style is requested.
 */
selectors.matchesDontThrow = (element, selector) => {
  // Keyframes and font faces have no selector.
  if (selector === undefined) return false;
  const found = keysOf(selector);
  if (found && !mayMatch(found, element.localName.toLowerCase(), classesOf(element))) return false;
  return matchesDontThrow(element, selector);
};

/** Caches the computed styles of elements as long as jsdom keeps their sources: until an element or a rule changes. */
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

/** Returns the cache that jsdom keeps for a document and replaces after a change. */
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

/**
 * Returns an element's classes. Caches only the last result, because all rules are tried on one element before the
 * next.
 */
function classesOf(element) {
  const text = element.getAttributeNS(null, "class") ?? "";
  if (text !== last.text) last = { text, classes: new Set(text.split(/\s+/)) };
  return last.classes;
}
