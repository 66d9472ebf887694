import "@testing-library/jest-dom/jest-globals";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useIsNarrow } from "./useIsNarrow.ts";

let resized: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "ResizeObserver");
  document.documentElement.style.fontSize = "";
});

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useIsNarrow(box, 38) ? "narrow" : "wide"}</div>;
}

test("an element that is wide enough becomes narrow when the text is enlarged", () => {
  document.documentElement.style.fontSize = "16px";
  render(<Box />);
  expect(screen.getByText("wide")).toBeVisible();
  document.documentElement.style.fontSize = "32px";
  act(() => resized());
  expect(screen.getByText("narrow")).toBeVisible();
});
