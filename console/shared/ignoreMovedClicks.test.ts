import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { ignoreMovedClicks } from "./ignoreMovedClicks.ts";

let stop: () => void;
let clicked: string[] = [];

beforeEach(() => {
  stop = ignoreMovedClicks(document);
  clicked = [];
  document.body.innerHTML = "<p>text</p><button><i>Ann</i></button><button><i>Bob</i></button>";
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => clicked.push(button.textContent));
  }
});

afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

type Click = [element: number, after: number, more?: MouseEventInit];

const [TEXT, ANN, BOB] = [0, 1, 2];

function click([element, after, more]: Click): boolean {
  const event = new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: 1000 + after });
  return [...document.querySelectorAll("p, i")][element]?.dispatchEvent(event) ?? false;
}

test("a double click doesn't reach the button that moved under the pointer", () => {
  const clicks: Click[] = [
    [ANN, 0],
    [BOB, 180, { clientX: 2 }],
    [BOB, 300],
  ];
  expect(clicks.map(click)).toEqual([true, false, false]);
  expect(clicked).toEqual(["Ann"]);
});

test.each<[string, Click, Click, string[]]>([
  ["clicks in quick succession on the same button", [ANN, 0], [ANN, 100], ["Ann", "Ann"]],
  ["clicks with a pause", [ANN, 0], [BOB, 400], ["Ann", "Bob"]],
  ["clicks at different places", [ANN, 0], [BOB, 100, { clientY: 20 }], ["Ann", "Bob"]],
  ["presses of a key", [ANN, 0], [BOB, 100, { detail: 0 }], ["Ann", "Bob"]],
  ["clicks on what was beside a menu that closed", [TEXT, 0], [BOB, 100], ["Bob"]],
])("%s all count", (_, first, second, expected) => {
  expect([first, second].map(click)).toEqual([true, true]);
  expect(clicked).toEqual(expected);
});
