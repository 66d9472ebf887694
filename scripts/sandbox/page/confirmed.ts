import { drawText } from "./drawText.ts";
import { byId, el } from "./el.ts";

interface TextObject {
  type: string;
  text: string;
}

export interface Confirm {
  title?: TextObject;
  text: TextObject;
  confirm?: TextObject;
  deny?: TextObject;
  style?: string;
}

export function confirmed(confirm: Confirm | undefined): Promise<boolean> {
  if (!confirm) return Promise.resolve(true);
  const dialog = byId("confirm", HTMLDialogElement);
  const style = confirm.style ?? "primary";
  dialog.replaceChildren(
    el(
      "form",
      { method: "dialog" },
      el("h2", { id: "confirm-title" }, confirm.title?.text ?? "Are you sure?"),
      el(
        "p",
        {},
        drawText(confirm.text, () => undefined),
      ),
      el(
        "footer",
        {},
        el("button", { value: "" }, confirm.deny?.text ?? "Cancel"),
        el("button", { value: "yes", class: style }, confirm.confirm?.text ?? "OK"),
      ),
    ),
  );
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}
