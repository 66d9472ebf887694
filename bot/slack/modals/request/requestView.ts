import type { InputBlock, KnownBlock, ModalView } from "@slack/types";
import { isIsoDate } from "#core/calendar/dates.ts";
import { NOTES_MAX } from "#core/requests/RequestInput.ts";
import { fitText } from "#bot/slack/blocks/fitText.ts";
import { clipped } from "#bot/slack/blocks/text.ts";
import { paragraph, plainText } from "#bot/slack/blocks/textBlocks.ts";
import { type FormMemory, storedMemory } from "./FormMemory.ts";
import { partInputs } from "./partInputs.ts";
import type { RequestChoice } from "./RequestChoice.ts";

export const REQUEST_CALLBACK = "request_time_off";

const OPTION_MAX = 75;
const HINT_SHOWN_MAX = 2500;

export const TITLES = { request: "Request time off", edit: "Edit request", change: "Change time off" } as const;

export function titleOf({ edits, changes }: FormMemory): string {
  if (changes) return TITLES.change;
  return edits ? TITLES.edit : TITLES.request;
}

export function requestView(choice: RequestChoice, memory: FormMemory, preview: KnownBlock[]): ModalView {
  const { changes, hint } = memory;
  return {
    type: "modal",
    callback_id: REQUEST_CALLBACK,
    private_metadata: storedMemory(withDates(choice, memory)),
    title: plainText(titleOf(memory)),
    submit: plainText(submitLabel(choice, memory)),
    close: plainText(changes ? "Close" : "Cancel"),
    blocks: [
      ...(hint ? [hintBlock(hint)] : []),
      ...(changes ? [] : [typeInput(choice, memory)]),
      ...(changes && !changes.hasBegun ? [cancelInput(choice)] : []),
      ...(choice.cancel ? [] : datesInputs(choice, memory)),
      ...preview,
      notesInput(choice),
    ],
  };
}

function submitLabel({ cancel }: RequestChoice, { edits, changes }: FormMemory): string {
  if (changes && cancel) return "Request cancellation";
  if (changes) return changes.replaces ? "Replace change" : "Request change";
  return edits ? "Save changes" : "Submit request";
}

function withDates(choice: RequestChoice, memory: FormMemory): FormMemory {
  const { cancel: _, type: __, notes: ___, ...kept } = choice;
  return memory.changes ? { ...memory, changes: { ...memory.changes, kept } } : memory;
}

function datesInputs(choice: RequestChoice, memory: FormMemory): InputBlock[] {
  return [
    ...(memory.changes?.hasBegun ? [] : [dateInput("startDate", "Start date", choice.startDate)]),
    dateInput("endDate", "End date", choice.endDate),
    halfDayInput(choice),
    ...partInputs(choice, memory),
  ];
}

function hintBlock(hint: string): KnownBlock {
  return { ...paragraph(fitText(hint, HINT_SHOWN_MAX)), block_id: "hint" };
}

function typeInput({ type }: RequestChoice, { types }: FormMemory): InputBlock {
  const options = types.map(([key, text]) => ({ text: plainText(clipped(text, OPTION_MAX)), value: key }));
  const chosen = options.find(({ value }) => value === type);
  return {
    type: "input",
    block_id: "type",
    dispatch_action: true,
    label: plainText("Type"),
    element: {
      type: "static_select",
      action_id: "type",
      placeholder: plainText("Choose a type"),
      options,
      ...(chosen && { initial_option: chosen }),
    },
  };
}

function cancelInput({ cancel }: RequestChoice): InputBlock {
  const all = { text: plainText("Cancel this time off"), value: "cancel" };
  return {
    type: "input",
    block_id: "cancel",
    dispatch_action: true,
    optional: true,
    label: plainText("Cancellation"),
    element: {
      type: "checkboxes",
      action_id: "cancel",
      options: [all],
      ...(cancel && { initial_options: [all] }),
    },
  };
}

function dateInput(field: "startDate" | "endDate", label: string, date: string | undefined): InputBlock {
  return {
    type: "input",
    block_id: field,
    dispatch_action: true,
    label: plainText(label),
    element: {
      type: "datepicker",
      action_id: field,
      placeholder: plainText("Choose a date"),
      ...(date && isIsoDate(date) && { initial_date: date }),
    },
  };
}

function halfDayInput({ isHalfDay }: RequestChoice): InputBlock {
  const half = { text: plainText("Half day (single weekday only)"), value: "half" };
  return {
    type: "input",
    block_id: "isHalfDay",
    dispatch_action: true,
    optional: true,
    label: plainText("Part of the day"),
    element: {
      type: "checkboxes",
      action_id: "isHalfDay",
      options: [half],
      ...(isHalfDay && { initial_options: [half] }),
    },
  };
}

function notesInput({ notes }: RequestChoice): InputBlock {
  return {
    type: "input",
    block_id: "notes",
    optional: true,
    label: plainText("Note"),
    element: {
      type: "plain_text_input",
      action_id: "notes",
      multiline: true,
      max_length: NOTES_MAX,
      ...(notes && { initial_value: clipped(notes, NOTES_MAX) }),
    },
  };
}
