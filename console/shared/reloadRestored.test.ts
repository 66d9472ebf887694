import { afterEach, expect, jest, test } from "@jest/globals";
import { reloadRestored } from "./reloadRestored.ts";

const reload = jest.fn();
const stop = reloadRestored(window, reload);
afterEach(() => {
  stop();
  document.body.hidden = false;
});

const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

test("a page that the browser restores is hidden and loaded again, unlike one that it has just loaded", () => {
  shown(false);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  shown(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});
