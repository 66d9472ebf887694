import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { SHOWN_PERSON } from "#core/auth/shownPersonHeader.ts";
import { noAnswer, setOnline } from "#console/shared/testing/network.ts";
import { answer } from "./testing/fakeApi.ts";
import { me, NOW, ownRequest, preview } from "./testing/facts.ts";
import { openApp } from "./testing/openApp.tsx";

beforeEach(() => setOnline(true));
afterEach(() => setOnline(true));

const LIST = "/api/pto-requests";

function comeBack(afterSeconds: number): void {
  jest.spyOn(Date, "now").mockReturnValue(NOW + afterSeconds * 1000);
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

test("a request made offline is refused at once, keeps its text, and is never sent later", async () => {
  const { keys, made, replies } = openApp("/employee", "Employee", {
    "GET /api/pto-requests/preview": preview(),
    "POST /api/pto-requests": noAnswer,
  });
  await keys.click(await screen.findByRole("button", { name: "Request Time Off" }));
  const form = within(await screen.findByRole("dialog", { name: "Request Time Off" }));
  await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
  await keys.click(await screen.findByRole("option", { name: "Vacation" }));
  fireEvent.change(form.getByLabelText("Start Date"), { target: { value: "2027-03-01" } });
  fireEvent.change(form.getByLabelText("End Date"), { target: { value: "2027-03-05" } });
  await keys.type(form.getByLabelText("Notes (optional)"), "Skiing");
  await form.findByText("5 days");
  act(() => setOnline(false));
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  expect(
    await screen.findByText("You appear to be offline, so nothing was sent. Check your connection and try again."),
  ).toBeVisible();
  expect(form.getByLabelText("Notes (optional)")).toHaveValue("Skiing");
  expect(form.getByLabelText("End Date")).toHaveValue("2027-03-05");

  const posts = () => made.filter(({ method }) => method === "POST").length;
  expect(posts()).toBe(1);
  const before = made.length;
  replies["POST /api/pto-requests"] = ownRequest();
  jest.spyOn(Date, "now").mockReturnValue(NOW + 31_000);
  act(() => setOnline(true));
  await waitFor(() => expect(made.slice(before).map(({ path }) => path)).toContain("/api/team/calendar"));
  expect(posts()).toBe(1);
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  expect(await screen.findByText("PTO Request Submitted")).toBeVisible();
});

test("a person who returns to the page after 30 seconds sees fresh data, and nothing is fetched before that", async () => {
  const { made, replies } = openApp("/requests", "Employee", { [`GET ${LIST}`]: [ownRequest({ notes: "Skiing" })] });
  expect(await screen.findByText("Skiing")).toBeVisible();
  const reads = () => made.filter(({ path }) => path === LIST).length;
  const before = reads();
  comeBack(29);
  replies[`GET ${LIST}`] = [ownRequest({ notes: "Sailing" })];
  comeBack(31);
  expect(await screen.findByText("Sailing")).toBeVisible();
  expect(reads()).toBe(before + 1);
});

test("a page that is online again fetches data older than 30 seconds", async () => {
  const { replies } = openApp("/requests", "Employee", { [`GET ${LIST}`]: [ownRequest({ notes: "Skiing" })] });
  expect(await screen.findByText("Skiing")).toBeVisible();
  act(() => setOnline(false));
  replies[`GET ${LIST}`] = [ownRequest({ notes: "Sailing" })];
  jest.spyOn(Date, "now").mockReturnValue(NOW + 31_000);
  act(() => setOnline(true));
  expect(await screen.findByText("Sailing")).toBeVisible();
});

test("a session taken over in another tab hides the previous person's data", async () => {
  const { made, replies } = openApp("/requests", "Employee", { [`GET ${LIST}`]: [ownRequest({ notes: "Skiing" })] });
  expect(await screen.findByText("Skiing")).toBeVisible();
  replies["GET /api/auth/user"] = { ...me("Employee"), id: "u2", email: "ben@example.com", name: "Ben Ode" };
  replies[`GET ${LIST}`] = () => new Promise(() => {});
  comeBack(31);
  await waitFor(() => expect(screen.queryByText("Skiing")).toBeNull());
  expect(made.filter(({ path }) => path === LIST).length).toBeGreaterThan(1);
});

test("a form names the person, and closes once another person has signed in from another tab", async () => {
  const { keys, replies } = openApp("/employee", "Employee", { "GET /api/pto-requests/preview": preview() });
  await keys.click(await screen.findByRole("button", { name: "Request Time Off" }));
  const form = within(await screen.findByRole("dialog", { name: "Request Time Off" }));
  await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
  await keys.click(await screen.findByRole("option", { name: "Vacation" }));
  fireEvent.change(form.getByLabelText("Start Date"), { target: { value: "2027-03-01" } });
  fireEvent.change(form.getByLabelText("End Date"), { target: { value: "2027-03-05" } });
  await form.findByText("5 days");
  const shown: unknown[] = [];
  const refusing = (_body: unknown, headers: Record<string, string>) => {
    shown.push(headers[SHOWN_PERSON]);
    return answer(409, { error: "This browser is now signed in as another person", code: "another_person" });
  };
  replies["GET /api/auth/user"] = { ...me("Employee"), id: "u2", email: "ben@example.com", name: "Ben Ode" };
  replies["POST /api/pto-requests"] = refusing;
  replies["GET /api/pto-balances"] = (_body: unknown, headers: Record<string, string>) => {
    shown.push(headers[SHOWN_PERSON]);
    return [];
  };
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Request Time Off" })).toBeNull());
  await waitFor(() => expect(new Set(shown)).toEqual(new Set(["u1", "u2"])));
});
