import { expect, test } from "@jest/globals";
import { type SelectorKey, selectorKeys } from "./selectorKeys.js";

const cls = (name: string): SelectorKey => ({ kind: "class", name });
const el = (name: string): SelectorKey => ({ kind: "element", name });

test.each<[string, SelectorKey[] | undefined]>([
  [".css-1a2b", [cls("css-1a2b")]],
  [".css-1a2b:hover:not(.Mui-disabled, .other)", [cls("css-1a2b")]],
  [".css-1a2b>:not(style)~p.MuiText-root.MuiText-h1", [cls("MuiText-root")]],
  [".css-1a2b .Mui-selected, nav>LI::before", [cls("Mui-selected"), el("li")]],
  ['input[type="button" i], a[title="a, .b"]', [el("input"), el("a")]],
  [":is(h1, .title)", undefined],
  [".css-1a2b>*", undefined],
  [".css-1a2b, :root", undefined],
  ["svg|a", undefined],
  [String.raw`.css-1\:2`, undefined],
  ['a[title="]"] .b', undefined],
])("%s reveals what an element must have", (selector, keys) => {
  expect(selectorKeys(selector)).toEqual(keys);
});
