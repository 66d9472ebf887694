import { drawElement } from "./drawElement.ts";
import { drawText, withEmoji } from "./drawText.ts";
import { el } from "./el.ts";
import type { Surface } from "./Surface.ts";
import type { SandboxBlock } from "../SandboxView.ts";

interface TextObject {
  type: string;
  text: string;
}

export function drawBlocks(blocks: readonly SandboxBlock[], surface: Surface): HTMLElement[] {
  return blocks.map((block) => drawBlock(block, surface));
}

function drawBlock(block: SandboxBlock, surface: Surface): HTMLElement {
  switch (block.type) {
    case "section":
      return drawSection(block, surface);
    case "actions":
      return el(
        "div",
        { class: "actions" },
        elementsIn(block).map((element) => drawElement(block, element, surface)),
      );
    case "context":
      return el(
        "div",
        { class: "context" },
        elementsIn(block).map((element) => drawDetail(block, element, surface)),
      );
    case "header":
      return el("h3", { class: "header" }, withEmoji((block["text"] as TextObject).text));
    case "divider":
      return el("hr");
    case "image":
      return drawElement(block, block, surface);
    case "input":
      return drawInput(block, surface);
    default:
      return el("p", { class: "unknown" }, `The sandbox doesn't draw blocks of type ${block.type}`);
  }
}

function drawSection(block: SandboxBlock, surface: Surface): HTMLElement {
  const text = block["text"] as TextObject | undefined;
  const fields = block["fields"] as TextObject[] | undefined;
  const accessory = block["accessory"] as SandboxBlock | undefined;
  return el(
    "div",
    { class: "section" },
    el(
      "div",
      { class: "said" },
      text && el("div", {}, drawText(text, surface.nameOf)),
      fields &&
        el(
          "div",
          { class: "fields" },
          fields.map((each) => el("div", {}, drawText(each, surface.nameOf))),
        ),
    ),
    accessory && el("div", { class: "accessory" }, drawElement(block, accessory, surface)),
  );
}

function drawDetail(block: SandboxBlock, element: SandboxBlock, surface: Surface): HTMLElement {
  if (element.type === "image") return drawElement(block, element, surface);
  return drawText(element as unknown as TextObject, surface.nameOf);
}

function drawInput(block: SandboxBlock, surface: Surface): HTMLElement {
  const label = `${surface.key}-${block.block_id}`;
  const hint = block["hint"] as TextObject | undefined;
  const error = surface.errors[String(block.block_id)];
  return el(
    "div",
    { class: error ? "input wrong" : "input" },
    el(
      "div",
      { class: "label", id: label },
      withEmoji((block["label"] as TextObject).text),
      block["optional"] === true && el("small", {}, " (optional)"),
    ),
    drawElement(block, block["element"] as SandboxBlock, surface, label),
    hint && el("small", { class: "hint" }, hint.text),
    error !== undefined && el("p", { class: "error", id: `${label}-error` }, error),
  );
}

function elementsIn(block: SandboxBlock): SandboxBlock[] {
  return block["elements"] as SandboxBlock[];
}
