import { describe, expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { HALF_DAY_TEXT } from "#core/requests/RequestInput.ts";
import { blockKitFaults } from "#scripts/sandbox/slackApi/blockKitFaults.ts";
import { readMemory, storedMemory } from "./FormMemory.ts";
import { noticeView } from "./noticeView.ts";
import { previewNote } from "./previewBlocks.ts";
import { readChoice } from "./RequestChoice.ts";
import { requestView } from "./requestView.ts";
import { refusalFields } from "./requestOutcome.ts";

const HOSTILE = "<!channel> & <https://evil.example|x> 😀\n".repeat(130).slice(0, 5000);

const TYPES: [string, string][] = [
  ["sick", "Sick (9.99 days available)"],
  ["vacation", "x".repeat(75)],
];

describe("the form", () => {
  test("is valid for Slack, empty or filled", () => {
    expect(blockKitFaults("modal", requestView({ isHalfDay: false }, { types: TYPES }, []))).toEqual([]);
    const filled = {
      type: "sick",
      startDate: "2027-03-01",
      endDate: "2027-03-01",
      isHalfDay: true,
      notes: HOSTILE,
    } as const;
    const memory = { types: TYPES, hint: HOSTILE };
    const view = requestView(filled, memory, previewNote(HOSTILE));
    expect(blockKitFaults("modal", view)).toEqual([]);
    expect(JSON.stringify(view.blocks.filter(({ type }) => type !== "input"))).not.toMatch(/<!channel>|<https/);
  });

  test("leaves an impossible date empty", () => {
    const view = requestView({ isHalfDay: false, startDate: "2027-02-30" }, { types: TYPES }, []);
    expect(JSON.stringify(view)).not.toContain("initial_date");
  });

  test("is a notice that is valid for Slack with any text", () => {
    expect(blockKitFaults("modal", noticeView([HOSTILE, "&".repeat(5000)]))).toEqual([]);
  });
});

describe("the entered values", () => {
  const entered = {
    type: { type: { type: "static_select", selected_option: { value: "sick" } } },
    startDate: { startDate: { type: "datepicker", selected_date: "2027-03-01" } },
    endDate: { endDate: { type: "datepicker", selected_date: null } },
    isHalfDay: { isHalfDay: { type: "checkboxes", selected_options: [{ value: "half" }] } },
    notes: { notes: { type: "plain_text_input", value: "flu" } },
  };

  test("are read from the state of the view", () => {
    const choice = { type: "sick", startDate: "2027-03-01", isHalfDay: true, notes: "flu" };
    expect(readChoice({ state: { values: entered } })).toEqual(choice);
  });

  test.each([
    ["no view", undefined],
    ["no state", {}],
    ["state that is null", { state: null }],
    ["no values", { state: {} }],
    ["fields that are strings", { state: { values: { type: "sick", startDate: "2027-03-01" } } }],
    ["options that are null", { state: { values: { isHalfDay: { isHalfDay: { selected_options: null } } } } }],
  ])("are empty for %s", (_, view) => expect(readChoice(view)).toEqual({ isHalfDay: false }));
});

describe("the form's stored data", () => {
  test("is restored unchanged", () => {
    const memory = { types: TYPES, hint: "Which 3/4?" };
    expect(readMemory({ private_metadata: storedMemory(memory) })).toEqual(memory);
  });

  test.each([undefined, "", "null", "{", '{"types":{"vacation":7}}'])("is empty if the view has %p", (carried) => {
    expect(readMemory({ private_metadata: carried })).toEqual({ types: [] });
  });
});

describe("a refusal is shown at its field for", () => {
  const half = { fields: { isHalfDay: HALF_DAY_TEXT } };
  test.each<[string, Refusal, string | undefined]>([
    [
      "a problem with a field of the form",
      new Refusal("invalid", "half_day_impossible", HALF_DAY_TEXT, half),
      "isHalfDay",
    ],
    ["a cost of nothing", new Refusal("rule", "costs_nothing", "no"), "endDate"],
    ["an overlap", new Refusal("conflict", "overlap", "no"), "startDate"],
    ["an insufficient balance", new Refusal("rule", "insufficient_balance", "no"), "type"],
    ["a date too far ahead", new Refusal("rule", "too_far_ahead", "no"), "endDate"],
    ["an unknown rule", new Refusal("rule", "blackout", "no"), "type"],
    [
      "a field that the form lacks",
      new Refusal("invalid", "invalid_input", "no", { fields: { office: "no" } }),
      "type",
    ],
    ["a lack of permission, which has no field", new Refusal("forbidden", "deactivated", "no"), undefined],
    ["a repeated call, which has no field", new Refusal("conflict", "already_done", "no"), undefined],
  ])("%s", (_, refusal, field) => {
    const fields = refusalFields(refusal);
    expect(fields && Object.keys(fields)).toEqual(field && [field]);
  });
});
