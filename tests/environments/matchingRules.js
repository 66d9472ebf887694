import { needsOnlyNames, selectorKeys } from "./selectorKeys.js";

const TOP = placeBelow();
const indexes = new WeakMap();

/** Valid until the document or its style sheets change. */
export function indexed(sheets, matches) {
  return { indexes: sheets.map((sheet) => indexOf(sheet)), places: new WeakMap(), matches };
}

/** Returns rules in order. Elements with equal names and classes, and with equal ancestors, share a place. */
export function matchingRules(element, { indexes: ofSheets, places, matches }) {
  const isMatch = ({ rule }) => matches(element, rule.selectorText);
  const place = placeOf(element, places);
  return ofSheets.flatMap((index) => {
    const { certain, possible } = rulesAt(place, index, isMatch);
    const also = possible.filter(isMatch);
    const entries = also.length === 0 ? certain : [...certain, ...also].toSorted(byOrder);
    return entries.map(({ rule }) => rule);
  });
}

function byOrder(one, other) {
  return one.order - other.order;
}

function placeOf(element, places) {
  const known = places.get(element);
  if (known) return known;
  const { localName, namespaceURI, parentNode } = element;
  const above = parentNode?.nodeType === element.nodeType ? placeOf(parentNode, places) : TOP;
  const names = element.getAttributeNS(null, "class") ?? "";
  const key = `${localName} ${namespaceURI} ${names}`;
  let place = above.children.get(key);
  if (!place) {
    place = placeBelow(above, localName.toLowerCase(), names.split(/\s+/));
    above.children.set(key, place);
  }
  places.set(element, place);
  return place;
}

function placeBelow(parent, name = "", classes = []) {
  const above = new Set(parent && [...parent.above, ...parent.classes]);
  return { name, classes, above, children: new Map(), rules: new WeakMap() };
}

function rulesAt(place, index, isMatch) {
  let rules = place.rules.get(index);
  if (!rules) {
    rules = { certain: [], possible: [], tried: 0 };
    place.rules.set(index, rules);
  }
  if (rules.tried === index.size) return rules;
  const entries = new Set(candidates(place, index).filter(({ order }) => order >= rules.tried));
  for (const entry of [...entries].toSorted(byOrder)) {
    if (!entry.keys.some((key) => admits(key, place))) continue;
    if (!entry.needsOnlyNames) rules.possible.push(entry);
    else if (isMatch(entry)) rules.certain.push(entry);
  }
  rules.tried = index.size;
  return rules;
}

function candidates({ name, classes }, { byKey }) {
  const keys = ["any", `element ${name}`, ...classes.map((one) => `class ${one}`)];
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

function admits({ kind, name, above }, place) {
  const isOwn = kind === "any" || (kind === "class" ? place.classes.includes(name) : place.name === name);
  return isOwn && above.every((one) => place.above.has(one));
}

/**
 * Indexes rules by the class or element name that every matching element must have. Rules added at the end join the
 * index; any other change makes a new index.
 */
function indexOf(sheet) {
  const { cssRules } = sheet;
  let index = indexes.get(sheet);
  if (!index || index.known.length > cssRules.length || index.known.some((rule, nth) => rule !== cssRules[nth])) {
    index = { known: [], size: 0, byKey: new Map() };
    indexes.set(sheet, index);
  }
  for (let nth = index.known.length; nth < cssRules.length; nth++) {
    index.known.push(cssRules[nth]);
    for (const rule of ofScreen(cssRules[nth])) add(index, rule);
  }
  return index;
}

function add(index, rule) {
  const { selectorText } = rule;
  const keys = selectorKeys(selectorText);
  const entry = { rule, order: index.size++, keys, needsOnlyNames: needsOnlyNames(selectorText) };
  for (const key of new Set(keys.map(({ kind, name }) => (kind === "any" ? kind : `${kind} ${name}`)))) {
    const entries = index.byKey.get(key);
    if (entries) entries.push(entry);
    else index.byKey.set(key, [entry]);
  }
}

/** Keyframes and font faces have no selector. */
function ofScreen(rule) {
  const rules = rule.media ? (Array.from(rule.media).includes("screen") ? [...rule.cssRules] : []) : [rule];
  return rules.filter(({ selectorText }) => selectorText !== undefined);
}
