import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { BusyButton } from "./BusyButton.tsx";

const besideField = (loading: boolean) => (
  <>
    <input aria-label="Field" />
    <BusyButton loading={loading}>Send</BusyButton>
  </>
);

const focus = (element: HTMLElement) => act(async () => element.focus());

async function pressed() {
  const { rerender } = render(besideField(false));
  const button = screen.getByRole("button");
  await focus(button);
  fireEvent.click(button);
  rerender(besideField(true));
  expect(button).toBeDisabled();
  act(() => button.blur());
  return () => act(async () => rerender(besideField(false)));
}

test("a button gets the focus back after its action", async () => {
  const end = await pressed();
  await end();
  expect(screen.getByRole("button")).toHaveFocus();
});

test("a button doesn't take the focus from a field that has it by the end of the action", async () => {
  const end = await pressed();
  await focus(screen.getByLabelText("Field"));
  await end();
  expect(screen.getByLabelText("Field")).toHaveFocus();
});

test("a button that has nothing to do can have the focus, but does nothing", async () => {
  const press = jest.fn();
  render(
    <BusyButton isIdle onClick={press}>
      Save
    </BusyButton>,
  );
  const button = screen.getByRole("button");
  expect(button).toHaveAttribute("aria-disabled", "true");
  await focus(button);
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
});
