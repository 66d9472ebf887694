import "@testing-library/jest-dom/jest-globals";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import Dialog from "@mui/material/Dialog";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { carryToast, takeCarriedToast } from "./carriedToast.ts";
import { type Toast, useToast } from "./toastContext.ts";
import { Toasts } from "./Toasts.tsx";

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function ToastButton({ shown }: { shown: Toast }) {
  const toast = useToast();
  return <button onClick={() => toast(shown)}>{`Tell ${shown.title}`}</button>;
}

function show() {
  render(
    <Toasts>
      <ToastButton shown={{ title: "Saved" }} />
      <ToastButton shown={{ title: "Failed", description: "Try later", tone: "destructive" }} />
    </Toasts>,
  );
}

test("a toast is announced and disappears after five seconds", () => {
  show();
  fireEvent.click(screen.getByText("Tell Saved"));
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText("Saved")).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("Saved")).toBeNull();
});

test("one toast is visible at a time", () => {
  show();
  fireEvent.click(screen.getByText("Tell Saved"));
  fireEvent.click(screen.getByText("Tell Failed"));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("Try later");
});

test("each line of a toast's description stays on a line of its own", () => {
  show();
  fireEvent.click(screen.getByText("Tell Failed"));
  expect(screen.getByText("Try later")).toHaveStyle({ whiteSpace: "pre-line" });
});

test("a toast moves to the top, away from the buttons of a dialog that opens later", () => {
  show();
  fireEvent.click(screen.getByText("Tell Saved"));
  const { parentElement: place } = screen.getByRole("status");
  expect(place).not.toHaveStyle({ top: "16px" });
  render(<Dialog open>Sure?</Dialog>);
  expect(place).toHaveStyle({ top: "16px", bottom: "auto" });
});

test("a toast stays while it is pointed at, and can be closed", () => {
  show();
  fireEvent.click(screen.getByText("Tell Saved"));
  fireEvent.mouseEnter(screen.getByText("Saved"));
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText("Saved")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(screen.queryByText("Saved")).toBeNull();
});

test("a toast with an action disappears when the time for it has passed, even while it is pointed at", () => {
  const onAct = jest.fn();
  render(
    <Toasts>
      <ToastButton shown={{ title: "Approved", action: { label: "Undo", onAct, forMs: 9000 } }} />
    </Toasts>,
  );
  fireEvent.click(screen.getByText("Tell Approved"));
  fireEvent.mouseEnter(screen.getByText("Approved"));
  act(() => jest.advanceTimersByTime(8999));
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("Approved")).toBeNull();
  fireEvent.click(screen.getByText("Tell Approved"));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Approved")).toBeNull();
});

test("the next page shows a carried toast once", () => {
  carryToast({ title: "Organization Created!" });
  show();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText("Organization Created!")).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test("a page doesn't show a toast that it leaves for the next page, even right after its own load", () => {
  show();
  carryToast({ title: "Organization Created!" });
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByText("Organization Created!")).toBeNull();
  expect(takeCarriedToast()).toEqual({ title: "Organization Created!" });
});

test("a carried toast that a page doesn't show in time waits for the next one", () => {
  carryToast({ title: "Organization Created!" });
  render(<Toasts>early</Toasts>).unmount();
  show();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText("Organization Created!")).toBeVisible();
});
