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

function click(index: number, detail: number): boolean {
  const [target] = [...document.querySelectorAll("p, i")].slice(index);
  return target?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true })) ?? false;
}

const [TEXT, ANN, BOB] = [0, 1, 2];

test("a double click doesn't reach the button that moved under the pointer", () => {
  expect([click(ANN, 1), click(BOB, 2), click(BOB, 3)]).toEqual([true, false, false]);
  expect(clicked).toEqual(["Ann"]);
});

type Click = [index: number, detail: number];

test.each<[string, Click, Click, string[]]>([
  ["clicks in quick succession on the same button", [ANN, 1], [ANN, 2], ["Ann", "Ann"]],
  ["clicks with a pause or at different places", [ANN, 1], [BOB, 1], ["Ann", "Bob"]],
  ["presses of a key", [ANN, 1], [BOB, 0], ["Ann", "Bob"]],
  ["a double click on text", [ANN, 1], [TEXT, 2], ["Ann"]],
])("%s all count", (_, first, second, expected) => {
  expect([click(...first), click(...second)]).toEqual([true, true]);
  expect(clicked).toEqual(expected);
});
