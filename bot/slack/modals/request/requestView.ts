import type { InputBlock, KnownBlock, ModalView, PlainTextElement } from "@slack/types";
import { isIsoDate } from "#core/calendar/dates.ts";
import type { DayPart } from "#core/leave/LeaveParts.ts";
import { NOTES_MAX } from "#core/requests/RequestInput.ts";
import { fitText } from "#bot/slack/blocks/fitText.ts";
import { clipped } from "#bot/slack/blocks/text.ts";
import { paragraph } from "#bot/slack/blocks/textBlocks.ts";
import { type FormMemory, storedMemory } from "./FormMemory.ts";
import type { RequestChoice } from "./RequestChoice.ts";

/** The callback id by which listeners identify the form. */
export const REQUEST_CALLBACK = "request_time_off";

const OPTION_MAX = 75;
const HINT_SHOWN_MAX = 2500;

/** Returns the form for requesting time off or editing a request, with the choice so far and its preview. */
export function requestView(choice: RequestChoice, memory: FormMemory, preview: KnownBlock[]): ModalView {
  return {
    type: "modal",
    callback_id: REQUEST_CALLBACK,
    private_metadata: storedMemory(memory),
    title: plain(memory.edits ? "Edit request" : "Request time off"),
    submit: plain(memory.edits ? "Save changes" : "Send request"),
    close: plain("Cancel"),
    blocks: [
      ...(memory.hint ? [hintBlock(memory.hint)] : []),
      typeInput(choice, memory),
      dateInput("startDate", "Start date", choice.startDate),
      dateInput("endDate", "End date", choice.endDate),
      halfDayInput(choice),
      ...partInputs(choice, memory),
      ...preview,
      notesInput(choice),
    ],
  };
}

function hintBlock(hint: string): KnownBlock {
  return { ...paragraph(fitText(hint, HINT_SHOWN_MAX)), block_id: "hint" };
}

function typeInput({ type }: RequestChoice, { types }: FormMemory): InputBlock {
  const options = types.map(([key, text]) => ({ text: plain(clipped(text, OPTION_MAX)), value: key }));
  const chosen = options.find(({ value }) => value === type);
  return {
    type: "input",
    block_id: "type",
    dispatch_action: true,
    label: plain("Type"),
    element: {
      type: "static_select",
      action_id: "type",
      placeholder: plain("Choose a type"),
      options,
      ...(chosen && { initial_option: chosen }),
    },
  };
}

function dateInput(field: "startDate" | "endDate", label: string, date: string | undefined): InputBlock {
  return {
    type: "input",
    block_id: field,
    dispatch_action: true,
    label: plain(label),
    element: {
      type: "datepicker",
      action_id: field,
      placeholder: plain("Choose a date"),
      ...(date && isIsoDate(date) && { initial_date: date }),
    },
  };
}

function halfDayInput({ isHalfDay }: RequestChoice): InputBlock {
  const half = { text: plain("Half day (single weekday only)"), value: "half" };
  return {
    type: "input",
    block_id: "isHalfDay",
    dispatch_action: true,
    optional: true,
    label: plain("Part of the day"),
    element: {
      type: "checkboxes",
      action_id: "isHalfDay",
      options: [half],
      ...(isHalfDay && { initial_options: [half] }),
    },
  };
}

/**
 * Returns the fields for parts of the dates: those of several dates, the half of a half day, or the hours of a date.
 */
function partInputs(choice: RequestChoice, { types, hourTypes = [] }: FormMemory): InputBlock[] {
  const { type, startDate, endDate, isHalfDay, startPart, endPart } = choice;
  if (!startDate || !endDate || endDate < startDate) return [];
  if (startDate < endDate) {
    return [
      partInput("startPart", "First day", [WHOLE, ["pm", "Afternoon only"]], startPart),
      partInput("endPart", "Last day", [WHOLE, ["am", "Morning only"]], endPart),
    ];
  }
  if (isHalfDay) return [partInput("startPart", "Which half", HALVES, startPart)];
  return hourTypes.includes(types.findIndex(([key]) => key === type)) ? hoursInputs(choice) : [];
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
  const options = parts.map(([value, text]) => ({ text: plain(text), value }));
  const initial = options.find(({ value }) => value === chosen) ?? options[0];
  return {
    type: "input",
    block_id: field,
    dispatch_action: true,
    optional: true,
    label: plain(label),
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
      label: plain("Hours"),
      hint: plain("Leave blank for the whole day."),
      element: {
        type: "number_input",
        action_id: "minutes",
        is_decimal_allowed: true,
        min_value: "0.25",
        max_value: "24",
        ...(minutes && { initial_value: String(minutes / 60) }),
      },
    },
    {
      type: "input",
      block_id: "startTime",
      optional: true,
      label: plain("Start time"),
      element: { type: "timepicker", action_id: "startTime", ...(startTime && { initial_time: startTime }) },
    },
  ];
}

function notesInput({ notes }: RequestChoice): InputBlock {
  return {
    type: "input",
    block_id: "notes",
    optional: true,
    label: plain("Note"),
    element: {
      type: "plain_text_input",
      action_id: "notes",
      multiline: true,
      max_length: NOTES_MAX,
      ...(notes && { initial_value: clipped(notes, NOTES_MAX) }),
    },
  };
}

/** Returns text that Slack shows unformatted. */
function plain(text: string): PlainTextElement {
  return { type: "plain_text", text };
}
