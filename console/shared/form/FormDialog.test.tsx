import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { FormDialog } from "./FormDialog.tsx";

test.each([
  ["a form closes by Escape or its Cancel button", false, 2],
  ["a form that is being sent stays open, because what was typed would be lost if sending fails", true, 0],
])("%s", (_, isPending, times) => {
  const onClose = jest.fn();
  const texts = { title: "Add Office", submit: "Add", submitting: "Adding..." };
  render(
    <FormDialog {...texts} isPending={isPending} onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Name" />
    </FormDialog>,
  );
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Name" }), { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(times);
});
