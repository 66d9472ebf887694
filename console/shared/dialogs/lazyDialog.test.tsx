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
