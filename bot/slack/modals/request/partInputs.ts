import type { InputBlock } from "@slack/types";
import type { DayPart } from "#core/leave/LeaveParts.ts";
import { plainText } from "#bot/slack/blocks/textBlocks.ts";
import type { FormMemory } from "./FormMemory.ts";
import type { RequestChoice } from "./RequestChoice.ts";

export function partInputs(choice: RequestChoice, memory: FormMemory): InputBlock[] {
  const { startDate, endDate, isHalfDay, startPart, endPart } = choice;
  if (!startDate || !endDate || endDate < startDate) return [];
  if (startDate < endDate) {
    return [
      partInput("startPart", "First day", [WHOLE, ["pm", "Afternoon only"]], startPart),
      partInput("endPart", "Last day", [WHOLE, ["am", "Morning only"]], endPart),
    ];
  }
  if (isHalfDay) return [partInput("startPart", "Which half", HALVES, startPart)];
  return isInHours(choice, memory) ? hoursInputs(choice) : [];
}

function isInHours({ type }: RequestChoice, { types, hourTypes = [], changes }: FormMemory): boolean {
  return changes ? changes.isInHours : hourTypes.includes(types.findIndex(([key]) => key === type));
}

const WHOLE = ["full", "Whole day"] as const;
const HALVES = [
  ["full", "Not specified"],
  ["am", "Morning"],
  ["pm", "Afternoon"],
] as const;

function partInput(
  field: "startPart" | "endPart",
  label: string,
  parts: readonly (readonly [DayPart, string])[],
  chosen: DayPart = "full",
): InputBlock {
  const options = parts.map(([value, text]) => ({ text: plainText(text), value }));
  const initial = options.find(({ value }) => value === chosen) ?? options[0];
  return {
    type: "input",
    block_id: field,
    dispatch_action: true,
    optional: true,
    label: plainText(label),
    element: { type: "static_select", action_id: field, options, ...(initial && { initial_option: initial }) },
  };
}

function hoursInputs({ minutes, startTime }: RequestChoice): InputBlock[] {
  return [
    {
      type: "input",
      block_id: "minutes",
      dispatch_action: true,
      optional: true,
      label: plainText("Hours"),
      hint: plainText("Leave blank for the whole day"),
      element: {
        type: "number_input",
        action_id: "minutes",
        is_decimal_allowed: true,
        // The minimum is less than a minute, because leave can have any length in minutes.
        min_value: "0.01",
        max_value: "24",
        ...(minutes && { initial_value: String(Math.round(minutes / 0.6) / 100) }),
      },
    },
    {
      type: "input",
      block_id: "startTime",
      optional: true,
      label: plainText("Start time"),
      element: { type: "timepicker", action_id: "startTime", ...(startTime && { initial_time: startTime }) },
    },
  ];
}
