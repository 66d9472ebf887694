import { drawBlocks } from "./drawBlocks.ts";
import { drawMrkdwn } from "./drawText.ts";
import { el } from "./el.ts";
import type { Surface } from "./Surface.ts";
import type { SandboxMessage } from "../SandboxView.ts";

export function drawMessages(
  messages: readonly SandboxMessage[],
  surfaceOf: (message: SandboxMessage) => Surface,
): HTMLElement[] {
  if (messages.length === 0) return [el("p", { class: "empty" }, "Nothing here yet.")];
  return messages.map((message) => drawMessage(message, surfaceOf(message)));
}

function drawMessage(message: SandboxMessage, surface: Surface): HTMLElement {
  const { ts, text, blocks, ephemeral, updatedTimes } = message;
  const at = new Date(Number(ts) * 1000);
  return el(
    "article",
    { class: ephemeral ? "message ephemeral" : "message" },
    ephemeral && el("small", { class: "only" }, "Only visible to you"),
    el(
      "header",
      {},
      el("strong", {}, "Awayday"),
      " ",
      el("small", { class: "app" }, "App"),
      " ",
      el("time", { datetime: at.toISOString() }, at.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" })),
      updatedTimes > 0 && el("small", {}, " (edited)"),
    ),
    blocks.length > 0 ? drawBlocks(blocks, surface) : drawMrkdwn(text, surface.nameOf),
  );
}
