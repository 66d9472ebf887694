import { expect, test } from "@jest/globals";
import { needsOnlyNames, type SelectorKey, selectorKeys } from "./selectorKeys.js";

const cls = (name: string, ...above: string[]): SelectorKey => ({ kind: "class", name, above });
const el = (name: string, ...above: string[]): SelectorKey => ({ kind: "element", name, above });
const any = (...above: string[]): SelectorKey => ({ kind: "any", above });

test.each<[string, SelectorKey[]]>([
  [".css-1a2b", [cls("css-1a2b")]],
  [".css-1a2b:hover:not(.Mui-disabled, .other)", [cls("css-1a2b")]],
  [".css-1a2b>:not(style)~p.MuiText-root.MuiText-h1", [cls("MuiText-root", "css-1a2b")]],
  [".css-1a2b .Mui-selected, nav>LI::before", [cls("Mui-selected", "css-1a2b"), el("li")]],
  [".a.b > c .d + .e ~ .f .g:hover:is(.h) i", [el("i", "g", "f", "a", "b")]],
  ['input[type="button" i], a[title="a, .b"]', [el("input"), el("a")]],
  [":is(h1, .title)", [any()]],
  [".css-1a2b>*", [any("css-1a2b")]],
  [".css-1a2b, :root", [cls("css-1a2b"), any()]],
  ["svg|a", [any()]],
  [String.raw`.css-1\:2`, [any()]],
  ['a[title="]"] .b', [any()]],
])("%s reveals what an element and its ancestors must have", (selector, keys) => {
  expect(selectorKeys(selector)).toEqual(keys);
});

test.each<[string, boolean]>([
  [".css-1a2b>li.b c, *", true],
  [".css-1a2b:hover", false],
  ["a[href]", false],
  ["#main .b", false],
  [".a + .b", false],
  [".a ~ .b", false],
  ["svg|a", false],
])("%s needs only names and classes: %s", (selector, expected) => {
  expect(needsOnlyNames(selector)).toBe(expected);
});
