import { asText } from "../slackApi/asText.ts";
import { keyOf } from "./keyOf.ts";
import { drawText, withEmoji } from "./drawText.ts";
import { el } from "./el.ts";
import type { Surface } from "./Surface.ts";
import type { SandboxBlock } from "../SandboxView.ts";

interface Option {
  text: { type: string; text: string };
  value: string;
  description?: { text: string };
}

export function drawField(block: SandboxBlock, element: SandboxBlock, surface: Surface, labelled: string): HTMLElement {
  const blockId = String(block.block_id);
  const value = surface.drafts.has(blockId) ? surface.drafts.get(blockId) : heldValue(block, element, surface);
  const attributes = {
    "data-key": keyOf(block, element, surface),
    "aria-labelledby": labelled || undefined,
    "aria-label": labelled ? undefined : (placeholderOf(element) ?? element.action_id),
    "aria-describedby": surface.errors[blockId] ? `${labelled}-error` : undefined,
    "aria-invalid": surface.errors[blockId] ? "true" : undefined,
  };
  const keep = (now: unknown) => surface.drafts.set(blockId, now);
  const onChange = (now: unknown) => {
    keep(now);
    surface.act(blockId, String(element.action_id), now);
  };
  switch (element.type) {
    case "plain_text_input": {
      const field = element["multiline"] ? el("textarea", { ...attributes, rows: 3 }) : el("input", attributes);
      field.value = asText(value);
      field.placeholder = placeholderOf(element) ?? "";
      if (typeof element["max_length"] === "number") field.maxLength = element["max_length"];
      field.addEventListener("input", () => keep(field.value));
      field.addEventListener("change", () => onChange(field.value));
      return field;
    }
    case "number_input": {
      const field = el("input", { ...attributes, type: "number", step: "any" });
      field.value = asText(value);
      field.addEventListener("input", () => keep(field.value));
      field.addEventListener("change", () => onChange(field.value));
      return field;
    }
    case "datepicker":
    case "timepicker": {
      const field = el("input", { ...attributes, type: element.type === "datepicker" ? "date" : "time" });
      field.value = asText(value);
      field.addEventListener("change", () => onChange(field.value));
      return field;
    }
    case "checkboxes":
    case "multi_static_select":
    case "radio_buttons":
      return drawOptions(element, attributes, value, onChange);
    default:
      return drawSelect(element, surface, attributes, value, onChange);
  }
}

type Attributes = Record<string, string | undefined>;

function drawOptions(
  element: SandboxBlock,
  { "data-key": key, ...attributes }: Attributes,
  value: unknown,
  onChange: (now: unknown) => void,
): HTMLElement {
  const isOne = element.type === "radio_buttons";
  const inputs = optionsOf(element).map((option, index) => {
    const input = el("input", { type: isOne ? "radio" : "checkbox", name: key, "data-key": `${key}/${index}` });
    input.value = option.value;
    input.checked = isOne ? value === option.value : Array.isArray(value) && value.includes(option.value);
    input.addEventListener("change", () => {
      const chosen = inputs.filter(({ input: each }) => each.checked).map(({ input: each }) => each.value);
      onChange(isOne ? chosen[0] : chosen);
    });
    return { input, option };
  });
  const lines = inputs.map(({ input, option: { text, description } }) =>
    el(
      "label",
      { class: "option" },
      input,
      drawText(text, () => undefined),
      description && el("small", {}, description.text),
    ),
  );
  return el("div", { role: isOne ? "radiogroup" : "group", class: "options", ...attributes }, lines);
}

function drawSelect(
  element: SandboxBlock,
  { people }: Surface,
  attributes: Attributes,
  value: unknown,
  onChange: (now: unknown) => void,
): HTMLElement {
  const choices =
    element.type === "users_select"
      ? people.map(({ id, name }) => ({ value: id, name }))
      : optionsOf(element).map(({ value: each, text }) => ({ value: each, name: withEmoji(text.text) }));
  const select = el(
    "select",
    attributes,
    el("option", { value: "" }, placeholderOf(element) ?? "Choose"),
    choices.map(({ value: each, name }) => el("option", { value: each }, name)),
  );
  select.value = asText(value);
  select.addEventListener("change", () => onChange(select.value || null));
  return select;
}

function heldValue(block: SandboxBlock, element: SandboxBlock, { values }: Surface): unknown {
  const held = values[String(block.block_id)]?.[String(element.action_id)] ?? {};
  const options = held["selected_options"] as Option[] | undefined;
  if (options) return options.map(({ value }) => value);
  const option = held["selected_option"] as Option | null | undefined;
  return option?.value ?? held["value"] ?? held["selected_date"] ?? held["selected_user"];
}

function optionsOf(element: SandboxBlock): Option[] {
  const groups = (element["option_groups"] as { options: Option[] }[] | undefined) ?? [];
  return [...((element["options"] as Option[] | undefined) ?? []), ...groups.flatMap(({ options }) => options)];
}

function placeholderOf(element: SandboxBlock): string | undefined {
  return (element["placeholder"] as { text: string } | undefined)?.text;
}
