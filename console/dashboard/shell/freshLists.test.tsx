import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { ownRequest, teamRequest } from "../testing/facts.ts";
import { openApp } from "../testing/openApp.tsx";

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const LIST = "/api/pto-requests";
const stream = () => FakeEventSource.opened.at(-1)!;
const cardOf = (name: string) => screen.queryByRole("article", { name: `${name}'s request` });
const shown = () => screen.getAllByRole("article", { hidden: true }).map((card) => card.getAttribute("aria-label"));
const say = (name: string) => act(() => void stream().dispatchEvent(new Event(name)));

beforeEach(() => {
  FakeEventSource.opened.length = 0;
  Object.assign(globalThis, { EventSource: FakeEventSource });
  jest.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => void Reflect.deleteProperty(globalThis, "EventSource"));

test("a page shows what changed elsewhere as soon as the stream hints at it, and fetches nothing else", async () => {
  const { made, replies } = openApp("/requests", "Employee", { [`GET ${LIST}`]: [ownRequest({ notes: "Skiing" })] });
  expect(await screen.findByText("Skiing")).toBeVisible();
  expect(stream().url).toBe("/api/events");
  const reads = () => made.filter(({ path }) => path === LIST).length;
  const before = reads();
  replies[`GET ${LIST}`] = [ownRequest({ notes: "Sailing" })];
  say("calendar");
  say("requests");
  expect(await screen.findByText("Sailing")).toBeVisible();
  expect(reads()).toBe(before + 1);
});

test("the number of waiting requests is counted again as soon as the stream hints at them", async () => {
  const COUNT = "GET /api/pto-requests/count";
  const { replies } = openApp("/offices", "Manager", { [COUNT]: { count: 2, hasMore: false }, "GET /api/offices": [] });
  expect(await screen.findByRole("link", { name: "Approvals, 2 waiting" })).toBeVisible();
  replies[COUNT] = { count: 3, hasMore: false };
  say("approvals");
  expect(await screen.findByRole("link", { name: "Approvals, 3 waiting" })).toBeVisible();
});

test("a page fetches everything again after a broken stream is back", async () => {
  const { replies } = openApp("/requests", "Employee", { [`GET ${LIST}`]: [ownRequest({ notes: "Skiing" })] });
  expect(await screen.findByText("Skiing")).toBeVisible();
  say("open");
  stream().readyState = 0;
  say("error");
  replies[`GET ${LIST}`] = [ownRequest({ notes: "Sailing" })];
  say("open");
  expect(await screen.findByText("Sailing")).toBeVisible();
});

test("a stream that the server refused is opened again, and leaving the page closes it", async () => {
  const { unmount } = openApp("/requests", "Employee", { [`GET ${LIST}`]: [ownRequest({ notes: "Skiing" })] });
  expect(await screen.findByText("Skiing")).toBeVisible();
  jest.useFakeTimers();
  stream().close();
  say("error");
  act(() => {
    jest.advanceTimersByTime(2500);
  });
  jest.useRealTimers();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
  unmount();
  expect(stream().readyState).toBe(FakeEventSource.CLOSED);
});

test("a request decided elsewhere stays under the mouse, can't be pressed, and leaves when the mouse does", async () => {
  const TEAM = "GET /api/pto-requests?view=team&status=pending";
  const [first, second, third] = ["Ann", "Ben", "Cleo"].map((name, at) =>
    teamRequest({ id: `01890000-0000-7000-8000-00000000000${at}`, employee: { ...teamRequest().employee, name } }),
  );
  const { keys, replies } = openApp("/approvals", "Manager", { [TEAM]: [first, second] });
  await waitFor(() => expect(cardOf("Ben")).toBeVisible());
  await keys.hover(cardOf("Ben")!);
  replies[TEAM] = [third, second];
  say("approvals");
  expect(await screen.findByText("No longer waiting")).toBeVisible();
  expect(shown()).toEqual(["Ann's request", "Ben's request", "Cleo's request"]);
  expect(cardOf("Ann")?.closest("[inert]")).not.toBeNull();
  await keys.unhover(cardOf("Ben")!);
  await waitFor(() => expect(shown()).toEqual(["Cleo's request", "Ben's request"]));
});
