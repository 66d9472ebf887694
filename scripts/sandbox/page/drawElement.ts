import { asText } from "../slackApi/asText.ts";
import { confirmed, type Confirm } from "./confirmed.ts";
import { drawField } from "./drawField.ts";
import { keyOf } from "./keyOf.ts";
import { el } from "./el.ts";
import type { Surface } from "./Surface.ts";
import { withEmoji } from "./drawText.ts";
import type { SandboxBlock } from "../SandboxView.ts";

interface Option {
  text: { text: string };
  value: string;
  url?: string;
}

export function drawElement(block: SandboxBlock, element: SandboxBlock, surface: Surface, labelled = ""): HTMLElement {
  switch (element.type) {
    case "button":
      return drawButton(block, element, surface);
    case "overflow":
      return drawOverflow(block, element, surface);
    case "image":
      return el("img", { src: String(element["image_url"]), alt: String(element["alt_text"]) });
    default:
      return drawField(block, element, surface, labelled);
  }
}

function drawButton(block: SandboxBlock, element: SandboxBlock, surface: Surface): HTMLElement {
  const { text } = element["text"] as { text: string };
  const button = el(
    "button",
    {
      type: "button",
      class: asText(element["style"]),
      "aria-label": element["accessibility_label"] as string | undefined,
      "data-key": keyOf(block, element, surface),
    },
    withEmoji(text),
  );
  button.addEventListener("click", () => {
    press(block, element, surface, element["value"], element["url"]);
  });
  return button;
}

function drawOverflow(block: SandboxBlock, element: SandboxBlock, surface: Surface): HTMLElement {
  const options = (element["options"] as Option[]).map((option) => {
    const button = el("button", { type: "button" }, withEmoji(option.text.text));
    button.addEventListener("click", () => {
      menu.open = false;
      press(block, element, surface, option.value, option.url);
    });
    return el("li", {}, button);
  });
  const summary = el("summary", { "aria-label": "More actions", "data-key": keyOf(block, element, surface) }, "•••");
  const menu = el("details", { class: "overflow" }, summary, el("ul", {}, options));
  return menu;
}

function press(block: SandboxBlock, element: SandboxBlock, surface: Surface, value: unknown, url: unknown): void {
  void confirmed(element["confirm"] as Confirm | undefined).then((yes) => {
    if (!yes) return;
    if (typeof url === "string") window.open(url, "_blank", "noreferrer");
    surface.act(String(block.block_id), String(element.action_id), value);
  });
}
