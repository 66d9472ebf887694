import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense, useState } from "react";
import { Toasts } from "../toast/Toasts.tsx";
import { lazyDialog } from "./lazyDialog.tsx";

function Details({ onClose }: { onClose: () => void }) {
  return (
    <dialog open>
      <button onClick={onClose}>Close</button>
    </dialog>
  );
}

let isOnline = false;
const load = jest.fn(async () => {
  if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
  return Details;
});
const LazyDetails = lazyDialog(load);

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Notes" />
      <button onClick={() => setOpen(true)}>Details</button>
      <Suspense>{isOpen && <LazyDetails onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

test("a dialog that can't be loaded keeps what was typed on the page, and opens later", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <Toasts>
      <Form />
    </Toasts>,
  );
  fireEvent.change(screen.getByLabelText("Notes"), { target: { value: "Skiing" } });
  for (const times of [1, 2]) {
    press("Details");
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(times));
    expect(await screen.findByText("Failed to open")).toBeVisible();
    expect(screen.getByLabelText("Notes")).toHaveValue("Skiing");
    press("Close notification");
  }
  expect(load).toHaveBeenCalledTimes(2);

  isOnline = true;
  press("Details");
  expect(await screen.findByRole("dialog")).toBeVisible();
  press("Close");
  press("Details");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});

test("nothing is imported while offline, because Chromium remembers failed imports until the page is reloaded", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { fetch } = globalThis;
  const ask = jest.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  globalThis.fetch = ask;
  try {
    const importDetails = jest.fn(async () => Details);
    const Later = lazyDialog(importDetails);
    function OneButton() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onPointerEnter={Later.prepare} onClick={() => setOpen(true)}>
            Details
          </button>
          <Suspense>{isOpen && <Later onClose={() => setOpen(false)} />}</Suspense>
        </>
      );
    }
    render(
      <Toasts>
        <OneButton />
      </Toasts>,
    );
    fireEvent.pointerEnter(screen.getByRole("button", { name: "Details" }));
    press("Details");
    expect(await screen.findByText("Failed to open")).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(importDetails).not.toHaveBeenCalled();

    ask.mockResolvedValue({} as Response);
    press("Details");
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(importDetails).toHaveBeenCalledTimes(1);
  } finally {
    globalThis.fetch = fetch;
    onLine.mockRestore();
    logged.mockRestore();
  }
});
