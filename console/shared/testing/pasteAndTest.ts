import { expect } from "@jest/globals";
import { waitFor, type within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

export async function pasteAndTest(
  keys: UserEvent,
  dialog: ReturnType<typeof within>,
  [label, secret]: readonly [label: string, secret: string],
): Promise<string | null> {
  await keys.clear(dialog.getByRole("textbox", { name: label }));
  await keys.type(dialog.getByRole("textbox", { name: label }), secret);
  await keys.click(dialog.getByRole("button", { name: "Test" }));
  await waitFor(() => expect(dialog.getByRole("status").textContent).not.toBe(""));
  return dialog.getByRole("status").textContent;
}
