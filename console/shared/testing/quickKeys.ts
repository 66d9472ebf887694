import { waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";

const FREE_TEXT = new Set(["text", "email", "password", "search", "textarea"]);
const KEY_NAMES = /[{[]/;

export function quickKeys(): UserEvent {
  const keys = userEvent.setup({ delay: null });
  const type: UserEvent["type"] = async (element, text, options) => {
    if (options || text.length < 3 || KEY_NAMES.test(text) || !isFreeText(element)) {
      return keys.type(element, text, options);
    }
    await keys.click(element);
    await keys.paste(text.slice(0, -1));
    await keys.keyboard(text.slice(-1));
  };
  const click: UserEvent["click"] = async (element) => {
    if (isDisabled(element)) {
      await waitFor(() => {
        if (isDisabled(element)) throw new Error("The button stays disabled");
      });
    }
    await keys.click(element);
  };
  return { ...keys, type, click };
}

function isDisabled(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.disabled;
}

function isFreeText(element: Element): boolean {
  return FREE_TEXT.has((element as HTMLInputElement).type);
}
