import "@testing-library/jest-dom/jest-globals";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { openApp } from "#console/dashboard/testing/openApp.tsx";
import { mayMatch, selectorKeys } from "./selectorKeys.js";

test("no rule that matches an element of a screen is left out", async () => {
  openApp("/", "Manager");
  await screen.findByRole("heading", { level: 1 });
  const selectors = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => ("selectorText" in rule ? [String(rule.selectorText)] : []));
  // jsdom's queries reject pseudo-elements, whose styles tests don't request.
  const elements = selectors.filter((selector) => !selector.includes("::"));
  const known = elements.flatMap((selector) => ({ selector, keys: selectorKeys(selector) ?? [] }));
  const matching = known.filter(({ keys }) => keys.length > 0).flatMap(matches);
  expect(matching.length).toBeGreaterThan(100);
  expect(
    matching.filter(({ element, keys }) => !mayMatch(keys, element.localName, new Set(element.classList))),
  ).toEqual([]);
});

function matches({ selector, keys }: { selector: string; keys: NonNullable<ReturnType<typeof selectorKeys>> }) {
  return [...document.querySelectorAll(selector)].map((element) => ({ element, keys, selector }));
}

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

function Styled() {
  return (
    <div>
      <style>{".hidden { display: none } .ghost { visibility: hidden }"}</style>
      <span>text</span>
    </div>
  );
}
