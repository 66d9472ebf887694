import { createRequire } from "node:module";
import { indexed, matchingRules } from "./matchingRules.js";

const jsdom = createRequire(createRequire(import.meta.url).resolve("jest-environment-jsdom"));
const WINDOW = "jsdom/lib/jsdom/browser/Window.js";

if (jsdom.cache[jsdom.resolve(WINDOW)]) throw new Error("jsdom was loaded before its styles could be replaced");

const { matchesDontThrow } = jsdom("jsdom/lib/jsdom/living/helpers/selectors.js");
const { implForWrapper } = jsdom("jsdom/lib/jsdom/living/generated/utils.js");
const styleRules = jsdom("jsdom/lib/jsdom/living/helpers/style-rules.js");
const ofJsdom = createRequire(jsdom.resolve(WINDOW));
const { CSSStyleDeclaration } = ofJsdom("cssstyle");
const defaultSheet = ofJsdom("rrweb-cssom").parse(ofJsdom("./default-stylesheet"));

const { propertiesWithResolvedValueImplemented: resolved } = styleRules;
const INHERITED = Object.keys(resolved).filter((property) => resolved[property].inherited);

/** Elements without inline styles share a declaration if they match the same rules. */
styleRules.getDeclarationForElement = (element) =>
  madeOnce(styleCacheOf(element), element, () => {
    const { _ownerDocument: document } = element;
    const { _list: list } = document.styleSheets;
    const sheets = madeOnce(styleCacheOf(element), document, () => indexed([defaultSheet, ...list], matchesDontThrow));
    const rules = matchingRules(element, sheets);
    const styles = rules.map(({ style }) => style);
    if (element.style?.length > 0) return declarationOf([...styles, element.style]);
    const shared = sharedBy(rules);
    shared.declaration ??= declarationOf(styles);
    return shared.declaration;
  });

/** jsdom keeps this cache on the element's document and clears it after a change. */
function styleCacheOf({ _ownerDocument: document }) {
  if (!Reflect.get(document, "_styleCache")) Object.assign(document, { _styleCache: new WeakMap() });
  const { _styleCache: cache } = document;
  return cache;
}

function declarationOf(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === "unset") declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

/** Caches computed styles until an element or a rule changes. */
export function rememberStyles(window) {
  const compute = window.getComputedStyle;
  const byElement = new WeakMap();
  const byDeclaration = new WeakMap();
  const styleOf = (element) => {
    const impl = implForWrapper(element);
    const declaration = styleRules.getDeclarationForElement(impl);
    const styles = madeOnce(byElement, styleCacheOf(impl), () => new WeakMap());
    if (!styles.has(element)) {
      const parent = element.parentElement;
      const above = parent ? styleOf(parent) : undefined;
      const key = above ? madeOnce(inherited, above, () => inheritedFrom(above)) : "";
      const shared = madeOnce(byDeclaration, declaration, () => new Map());
      styles.set(
        element,
        madeOnce(shared, key, () => compute(element)),
      );
    }
    return styles.get(element);
  };
  window.getComputedStyle = (element, pseudo) =>
    pseudo || !(element instanceof window.Element) ? compute(element, pseudo) : styleOf(element);
}

const inherited = new WeakMap();

function inheritedFrom(style) {
  return INHERITED.map((property) => style.getPropertyValue(property)).join("\n");
}

const firstRules = {};

function sharedBy(rules) {
  let shared = firstRules;
  for (const rule of rules) {
    shared.next ??= new WeakMap();
    shared = madeOnce(shared.next, rule, () => ({}));
  }
  return shared;
}

function madeOnce(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}
