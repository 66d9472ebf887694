import "@testing-library/jest-dom/jest-globals";
import { afterEach, expect, test } from "@jest/globals";

afterEach(() => document.body.replaceChildren());

function page(html: string): HTMLLabelElement {
  document.body.innerHTML = html;
  return document.querySelector("label")!;
}

test("a label names the field with its ID, and follows changes of the ID and of the page", () => {
  const label = page('<label for="a">Name</label><input id="a"><input id="b">');
  const [first, second] = document.querySelectorAll("input");
  expect(label.control).toBe(first);
  label.htmlFor = "b";
  expect(label.control).toBe(second);
  expect(second).toHaveAccessibleName("Name");
  second?.remove();
  expect(label.control).toBeNull();
  expect(first?.labels).toHaveLength(0);
});

test("a label names nothing if its ID is unknown, empty, of a hidden field, or of another kind of element", () => {
  for (const id of ["unknown", "", "hidden", "text"]) {
    const label = page(`<label for="${id}">Name</label><input id="hidden" type="hidden"><p id="text"></p>`);
    expect([id, label.control]).toEqual([id, null]);
  }
});

test("of two fields with the same ID, a label names the first", () => {
  const label = page('<label for="a">Name</label><input id="a" name="first"><input id="a" name="second">');
  expect(label.control).toHaveAttribute("name", "first");
  document.body.append(document.querySelector("input")!);
  expect(label.control).toHaveAttribute("name", "second");
});

test("a label outside the page names only a field beside it", () => {
  page('<label for="a">Name</label><input id="a">');
  const apart = document.createElement("form");
  apart.innerHTML = '<label for="a">Name</label><label for="b">Name</label><input id="b">';
  expect([...apart.querySelectorAll("label")].map(({ control }) => control?.id)).toEqual([undefined, "b"]);
});

test("a label without an ID names the field inside it", () => {
  expect(page("<label>Name <span><input></span></label>").control).toBe(document.querySelector("input"));
});
