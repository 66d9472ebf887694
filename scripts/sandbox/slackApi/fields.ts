import type { SandboxBlock } from "../SandboxView.ts";

export interface Field {
  blockId: string;
  actionId: string;
  element: SandboxBlock;
  isRequired: boolean;
  isDispatched: boolean;
}

interface Option {
  value: string;
}

type Kind = "text" | "date" | "time" | "option" | "options" | "one" | "many";

const KINDS: Record<string, { kind: Kind; key: string; initial: string }> = {
  plain_text_input: { kind: "text", key: "value", initial: "initial_value" },
  email_text_input: { kind: "text", key: "value", initial: "initial_value" },
  number_input: { kind: "text", key: "value", initial: "initial_value" },
  datepicker: { kind: "date", key: "selected_date", initial: "initial_date" },
  timepicker: { kind: "time", key: "selected_time", initial: "initial_time" },
  static_select: { kind: "option", key: "selected_option", initial: "initial_option" },
  radio_buttons: { kind: "option", key: "selected_option", initial: "initial_option" },
  checkboxes: { kind: "options", key: "selected_options", initial: "initial_options" },
  multi_static_select: { kind: "options", key: "selected_options", initial: "initial_options" },
  users_select: { kind: "one", key: "selected_user", initial: "initial_user" },
  channels_select: { kind: "one", key: "selected_channel", initial: "initial_channel" },
  conversations_select: { kind: "one", key: "selected_conversation", initial: "initial_conversation" },
  multi_users_select: { kind: "many", key: "selected_users", initial: "initial_users" },
};

export function elementsOf(blocks: readonly SandboxBlock[]): { block: SandboxBlock; element: SandboxBlock }[] {
  return blocks.flatMap((block) => {
    const inside = [block["element"], block["accessory"], ...(block.type === "actions" ? elementsIn(block) : [])];
    return (inside.filter(Boolean) as SandboxBlock[]).map((element) => ({ block, element }));
  });
}

export function fieldsOf(blocks: readonly SandboxBlock[]): Field[] {
  return elementsOf(blocks)
    .filter(({ element }) => element.type in KINDS)
    .map(({ block, element }) => ({
      blockId: String(block.block_id),
      actionId: String(element.action_id),
      element,
      isRequired: block.type === "input" && block["optional"] !== true,
      isDispatched: block.type !== "input" || block["dispatch_action"] === true,
    }));
}

export function initialValue(element: SandboxBlock): Record<string, unknown> {
  const { kind, key, initial } = kindOf(element);
  const nothing = kind === "options" || kind === "many" ? [] : null;
  return { type: element.type, [key]: element[initial] ?? nothing };
}

export function filledValue(element: SandboxBlock, given: unknown): Record<string, unknown> {
  const { kind, key } = kindOf(element);
  return { type: element.type, [key]: filled(kind, element, given) };
}

export function isEmptyValue(element: SandboxBlock, value: Record<string, unknown> | undefined): boolean {
  const held = value?.[kindOf(element).key];
  return held === undefined || held === null || held === "" || (Array.isArray(held) && held.length === 0);
}

export function optionOf(element: SandboxBlock, value: unknown): Option {
  const found = optionsOf(element).find((option) => option.value === value);
  if (!found) throw new Error(`${element.action_id} offers no option ${String(value)}`);
  return found;
}

function filled(kind: Kind, element: SandboxBlock, given: unknown): unknown {
  if (kind === "options") {
    if (given === true) return optionsOf(element);
    const values = Array.isArray(given) ? given : [];
    return values.map((value) => optionOf(element, value));
  }
  if (kind === "many") return given ?? [];
  if (given === undefined || given === null || given === "") return null;
  return kind === "option" ? optionOf(element, given) : given;
}

function optionsOf(element: SandboxBlock): Option[] {
  const groups = (element["option_groups"] as { options: Option[] }[] | undefined) ?? [];
  return [...((element["options"] as Option[] | undefined) ?? []), ...groups.flatMap(({ options }) => options)];
}

function kindOf(element: SandboxBlock) {
  const kind = KINDS[element.type];
  if (!kind) throw new Error(`A ${element.type} has no value`);
  return kind;
}

function elementsIn(block: SandboxBlock): unknown[] {
  return Array.isArray(block["elements"]) ? block["elements"] : [];
}
