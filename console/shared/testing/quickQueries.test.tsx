import { expect, test } from "@jest/globals";
import { prettyDOM, render, screen, waitFor } from "@testing-library/react";
import { quickQueries } from "./quickQueries.ts";

const MARK = "the text of the page";

function watchedPage(): () => number {
  let printed = 0;
  const { container } = render(<p>{MARK}</p>);
  const attributes = container.firstElementChild?.attributes;
  Object.defineProperty(container.firstElementChild, "attributes", { get: () => (printed++, attributes) });
  prettyDOM(container);
  expect(printed).toBeGreaterThan(0);
  printed = 0;
  return () => printed;
}

test("only the last try of a search prints the page", async () => {
  quickQueries();
  const printed = watchedPage();
  let tries = 0;
  const search = waitFor(() => (tries++, screen.getByText("missing")), { timeout: 200, interval: 20 });
  await expect(search).rejects.toThrow(MARK);
  expect(tries).toBeGreaterThan(1);
  const once = printed();
  expect(() => screen.getByText("missing")).toThrow(MARK);
  expect(printed()).toBe(2 * once);
});
