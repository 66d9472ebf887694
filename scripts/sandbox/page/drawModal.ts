import { drawBlocks } from "./drawBlocks.ts";
import { el } from "./el.ts";
import type { Surface } from "./Surface.ts";
import type { SandboxView } from "../SandboxView.ts";

interface Ways {
  submit: () => void;
  close: () => void;
}

export function drawModal(view: SandboxView, surface: Surface, { submit, close }: Ways): HTMLElement {
  const cancel = el("button", { type: "button", "data-key": "modal-close" }, view.close?.text ?? "Cancel");
  cancel.addEventListener("click", close);
  const form = el(
    "form",
    { novalidate: true },
    el("h2", { id: "modal-title" }, view.title?.text ?? ""),
    el("div", { class: "blocks" }, drawBlocks(view.blocks, surface)),
    el(
      "footer",
      {},
      cancel,
      view.submit && el("button", { class: "primary", "data-key": "modal-submit" }, view.submit.text),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (view.submit) submit();
  });
  return form;
}
