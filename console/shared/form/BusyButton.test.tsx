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

function pressed() {
  const { rerender } = render(besideField(false));
  const button = screen.getByRole("button");
  act(() => button.focus());
  fireEvent.click(button);
  rerender(besideField(true));
  expect(button).toBeDisabled();
  // jsdom leaves the focus on a disabled button; browsers don't.
  act(() => button.blur());
  return () => rerender(besideField(false));
}

test("a button gets the focus back after its action", () => {
  const end = pressed();
  end();
  expect(screen.getByRole("button")).toHaveFocus();
});

test("a button doesn't take the focus from a field that has it by the end of the action", () => {
  const end = pressed();
  act(() => screen.getByLabelText("Field").focus());
  end();
  expect(screen.getByLabelText("Field")).toHaveFocus();
});

test("a button that has nothing to do can have the focus, but does nothing", () => {
  const press = jest.fn();
  render(
    <BusyButton isIdle onClick={press}>
      Save
    </BusyButton>,
  );
  const button = screen.getByRole("button");
  expect(button).toHaveAttribute("aria-disabled", "true");
  act(() => button.focus());
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
});
