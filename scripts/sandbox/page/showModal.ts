import type { PageState } from "../PageState.ts";
import { drawModal } from "./drawModal.ts";
import { byId } from "./el.ts";
import { who } from "./here.ts";
import { perform } from "./perform.ts";
import { redraw } from "./redraw.ts";
import { surfaceOfView } from "./surfaces.ts";
import type { SandboxView } from "../SandboxView.ts";

const FIELDS = "input, select, textarea";
const filling = { viewId: "", drafts: new Map<string, unknown>(), errors: {} as Record<string, string> };
let shown: PageState | undefined;

export function showModal(now: PageState): void {
  shown = now;
  const dialog = byId("modal", HTMLDialogElement);
  const { modal } = now;
  if (!modal) {
    filling.viewId = "";
    dialog.close();
    redraw(dialog, "", () => []);
    return;
  }
  if (filling.viewId !== modal.id) Object.assign(filling, { viewId: modal.id, drafts: new Map(), errors: {} });
  const asked = dialog.querySelector(FIELDS);
  redraw(dialog, [modal.id, modal.hash, filling.errors], () => [
    drawModal(modal, surfaceOfView(now, modal, filling), {
      submit: () => void submit(modal),
      close: () => void close(modal),
    }),
  ]);
  if (!dialog.open) dialog.showModal();
  if (!asked) dialog.querySelector<HTMLElement>(FIELDS)?.focus();
}

export function closeByEscape(): void {
  byId("modal", HTMLDialogElement).addEventListener("cancel", (event) => {
    event.preventDefault();
    if (shown?.modal) void close(shown.modal);
  });
}

async function close({ id }: SandboxView): Promise<void> {
  await perform({ ...who(), do: "close", viewId: id });
}

async function submit(view: SandboxView): Promise<void> {
  const fields = view.blocks.filter(({ type }) => type === "input").map(({ block_id: id }) => String(id));
  const values = Object.fromEntries([...filling.drafts].filter(([blockId]) => fields.includes(blockId)));
  const { ack } = await perform({ ...who(), do: "submit", viewId: view.id, values });
  filling.errors = ack?.response_action === "errors" ? (ack.errors ?? {}) : {};
  if (shown) showModal(shown);
  document.querySelector<HTMLElement>("#modal .wrong [aria-invalid]")?.focus();
}
