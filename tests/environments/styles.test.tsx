import "@testing-library/jest-dom/jest-globals";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { openApp } from "#console/dashboard/testing/openApp.tsx";
import { indexed, matchingRules } from "./matchingRules.js";

test("the rules of each element of a screen are those that the selectors match", async () => {
  openApp("/", "Manager");
  await screen.findByRole("heading", { level: 1 });
  const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter(hasSelector);
  // jsdom's queries reject some pseudo-elements and vendor-prefixed pseudo-classes.
  const rules = all.filter(({ selectorText }) => !/::|:-(?:ms|moz|webkit)-/.test(selectorText));
  const sheets = indexed([{ cssRules: rules }], (element, selector) => element.matches(selector));
  const matched = new Map(rules.map((rule) => [rule, new Set(document.querySelectorAll(rule.selectorText))]));
  let matching = 0;
  for (const element of document.querySelectorAll("*")) {
    const expected = rules.filter((rule) => matched.get(rule)?.has(element));
    expect(matchingRules(element, sheets)).toEqual(expected);
    matching += expected.length;
  }
  expect(matching).toBeGreaterThan(100);
});

const hasSelector = (rule: CSSRule): rule is CSSStyleRule => "selectorText" in rule;

test("computed styles follow the classes of an element and its ancestors, and the rules", () => {
  const { container } = render(<Styled />);
  const outer = container.querySelector("div");
  const inner = screen.getByText("text");
  expect(inner).toBeVisible();
  outer?.classList.add("hidden");
  expect(inner).not.toBeVisible();
  outer?.classList.remove("hidden");
  inner.className = "ghost";
  expect(getComputedStyle(inner).visibility).toBe("hidden");
  const later = document.createElement("style");
  later.textContent = ".ghost { visibility: visible } @keyframes blink { from { opacity: 0 } }";
  document.body.append(later);
  expect(getComputedStyle(inner).visibility).toBe("visible");
  later.remove();
  expect(getComputedStyle(inner).visibility).toBe("hidden");
  inner.style.visibility = "visible";
  expect(getComputedStyle(inner).visibility).toBe("visible");
});

test("elements with equal classes inherit from their own ancestors", () => {
  const { container } = render(
    <>
      <style>
        {
          ".ghost { visibility: hidden; color: red } .seen { color: lime } .name { border-top-color: currentcolor } b { color: blue }"
        }
      </style>
      {["ghost", "seen"].map((name) => (
        <div key={name} className={name}>
          <span className="name">text</span>
          <b className="name" style={{ pointerEvents: "none" }}>
            <i className="name">bold</i>
          </b>
        </div>
      ))}
    </>,
  );
  const styles = [...container.querySelectorAll(".name")].map((element) => getComputedStyle(element));
  expect(styles.map(({ visibility, color, borderTopColor }) => [visibility, color, borderTopColor])).toEqual([
    ["hidden", "rgb(255, 0, 0)", "rgb(255, 0, 0)"],
    ["hidden", "rgb(0, 0, 255)", "rgb(0, 0, 255)"],
    ["hidden", "rgb(0, 0, 255)", "rgb(0, 0, 255)"],
    ["visible", "rgb(0, 255, 0)", "rgb(0, 255, 0)"],
    ["visible", "rgb(0, 0, 255)", "rgb(0, 0, 255)"],
    ["visible", "rgb(0, 0, 255)", "rgb(0, 0, 255)"],
  ]);
  expect(styles.map(({ pointerEvents }) => pointerEvents)).toEqual(["auto", "none", "none", "auto", "none", "none"]);
});

function Styled() {
  return (
    <div>
      <style>{".hidden { display: none } .ghost { visibility: hidden }"}</style>
      <span>text</span>
    </div>
  );
}
