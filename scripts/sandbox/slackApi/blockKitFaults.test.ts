import { describe, expect, test } from "@jest/globals";
import { blockKitFaults } from "./blockKitFaults.ts";

const plain = (length: number) => ({ type: "plain_text", text: "x".repeat(length) });
const mrkdwn = (length: number) => ({ type: "mrkdwn", text: "x".repeat(length) });
const url = (length: number) => "https://a.example/".padEnd(length, "x");
const option = (value: string) => ({ text: plain(1), value });
const options = (count: number) => Array.from({ length: count }, (_, index) => option(String(index)));
const many = <Thing>(count: number, make: (index: number) => Thing) => Array.from({ length: count }, (_, i) => make(i));

const divider = (id?: string) => ({ type: "divider", ...(id !== undefined && { block_id: id }) });
const actions = (...elements: object[]) => ({ type: "actions", elements });
const button = (more: object = {}) => ({ type: "button", text: plain(1), ...more });
const confirmed = (more: object) => actions(button({ confirm: { text: plain(1), ...more } }));
const section = (more: object) => ({ type: "section", text: plain(1), ...more });
const input = (element: object, more: object = {}) => ({ type: "input", label: plain(1), element, ...more });
const textInput = (more: object = {}) => input({ type: "plain_text_input", ...more });
const select = (more: object) => actions({ type: "static_select", ...more });
const boxes = (type: string, count: number) => actions({ type, options: options(count) });

const message = (...blocks: object[]) => blockKitFaults("message", { blocks });
const home = (more: object) => blockKitFaults("home", { type: "home", blocks: [divider()], ...more });
const modal = (more: object) =>
  blockKitFaults("modal", { type: "modal", title: plain(1), submit: plain(1), blocks: [divider()], ...more });

const LIMITS: [string, number, (size: number) => string[]][] = [
  ["blocks of a message", 50, (size) => message(...many(size, () => divider()))],
  ["blocks of a home tab", 100, (size) => home({ blocks: many(size, () => divider()) })],
  ["blocks of a modal", 100, (size) => modal({ blocks: many(size, () => divider()) })],
  ["a block_id", 255, (size) => message(divider("x".repeat(size)))],
  ["an action_id", 255, (size) => message(actions(button({ action_id: "x".repeat(size) })))],
  ["a callback_id", 255, (size) => modal({ callback_id: "x".repeat(size) })],
  ["an external_id", 255, (size) => home({ external_id: "x".repeat(size) })],
  ["private_metadata", 3000, (size) => modal({ private_metadata: "x".repeat(size) })],
  ["a modal's title", 24, (size) => modal({ title: plain(size) })],
  ["a modal's submit", 24, (size) => modal({ submit: plain(size) })],
  ["a modal's close", 24, (size) => modal({ close: plain(size) })],
  ["a section's text", 3000, (size) => message(section({ text: mrkdwn(size) }))],
  ["a section's fields", 10, (size) => message(section({ fields: many(size, () => plain(1)) }))],
  ["a section's field", 2000, (size) => message(section({ fields: [mrkdwn(size)] }))],
  ["a header", 150, (size) => message({ type: "header", text: plain(size) })],
  ["elements of actions", 25, (size) => message(actions(...many(size, () => button())))],
  ["elements of a context", 10, (size) => message({ type: "context", elements: many(size, () => mrkdwn(1)) })],
  ["a button's text", 75, (size) => message(actions(button({ text: plain(size) })))],
  ["a button's value", 2000, (size) => message(actions(button({ value: "x".repeat(size) })))],
  ["a button's url", 3000, (size) => message(actions(button({ url: url(size) })))],
  ["a button's label", 75, (size) => message(actions(button({ accessibility_label: "x".repeat(size) })))],
  ["a confirm's title", 100, (size) => message(confirmed({ title: plain(size) }))],
  ["a confirm's text", 300, (size) => message(confirmed({ text: plain(size) }))],
  ["a confirm's yes", 30, (size) => message(confirmed({ confirm: plain(size) }))],
  ["a confirm's no", 30, (size) => message(confirmed({ deny: plain(size) }))],
  ["an option's text", 75, (size) => message(select({ options: [{ text: plain(size), value: "a" }] }))],
  ["an option's value", 75, (size) => message(select({ options: [option("x".repeat(size))] }))],
  [
    "an option's description",
    75,
    (size) => message(select({ options: [{ ...option("a"), description: plain(size) }] })),
  ],
  ["options of a select", 100, (size) => message(select({ options: options(size) }))],
  [
    "groups of a select",
    100,
    (size) => message(select({ option_groups: many(size, () => ({ label: plain(1), options: options(1) })) })),
  ],
  ["a group's label", 75, (size) => message(select({ option_groups: [{ label: plain(size), options: options(1) }] }))],
  ["a placeholder", 150, (size) => message(select({ options: options(1), placeholder: plain(size) }))],
  ["checkboxes", 10, (size) => message(boxes("checkboxes", size))],
  ["radio buttons", 10, (size) => message(boxes("radio_buttons", size))],
  ["an overflow's options", 5, (size) => message(boxes("overflow", size))],
  ["an input's max_length", 3000, (size) => modal({ blocks: [textInput({ max_length: size })] })],
  ["an input's label", 2000, (size) => modal({ blocks: [{ ...textInput(), label: plain(size) }] })],
  ["an input's hint", 2000, (size) => modal({ blocks: [{ ...textInput(), hint: plain(size) }] })],
  [
    "an image's description",
    2000,
    (size) => message({ type: "image", image_url: url(20), alt_text: "x".repeat(size) }),
  ],
];

describe("Block Kit's limits", () => {
  test.each(LIMITS)("%s may have a size of %d and no more", (_, limit, faultsOf) => {
    expect(faultsOf(limit)).toEqual([]);
    expect(faultsOf(limit + 1)).toEqual([expect.stringMatching(/^(message|modal|home): Too big.* \[\//)]);
  });

  test.each<[string, string[], string]>([
    ["text is never empty", message(section({ text: mrkdwn(0) })), "[/blocks/0/text/text]"],
    ["a section has text or fields", message({ type: "section" }), "needs text or fields"],
    ["a header has no formatting", message({ type: "header", text: mrkdwn(1) }), "[/blocks/0/text/type]"],
    ["two blocks never share an id", message(divider("a"), divider("a")), "two blocks share a block_id"],
    [
      "two buttons in a row never share an id",
      message(actions(button({ action_id: "a" }), button({ action_id: "a" }))),
      "two elements share an action_id",
    ],
    ["a row is never empty", message(actions()), "[/blocks/0/elements]"],
    ["a select has options", message(select({})), "needs either options or option_groups"],
    [
      "an initial option is among the options",
      message(select({ options: options(2), initial_option: option("7") })),
      "an initial option is not among the options",
    ],
    [
      "an initial date must be a real date",
      message(actions({ type: "datepicker", initial_date: "2027-02-30" })),
      "initial_date",
    ],
    [
      "an initial time must be a real time",
      message(actions({ type: "timepicker", initial_time: "24:00" })),
      "initial_time",
    ],
    [
      "an initial number is within its limits",
      modal({
        blocks: [input({ type: "number_input", is_decimal_allowed: true, min_value: "1", initial_value: "0.5" })],
      }),
      "the initial value is outside the limits",
    ],
    ["a link leads to the web", message(actions(button({ url: "javascript:alert(1)" }))), "must be a web address"],
    ["an unknown property is refused", message({ ...divider(), colour: "red" }), "Unrecognized key"],
    ["an unknown block is refused", message({ type: "banner" }), "[/blocks/0/type]"],
    ["a modal with inputs has a submit button", modal({ submit: undefined, blocks: [textInput()] }), "[/submit]"],
    ["a modal has a title", modal({ title: undefined }), "[/title]"],
    ["a home tab has no title", home({ title: plain(1) }), "Unrecognized key"],
    [
      "a view has 250 kB at most",
      home({ blocks: many(100, () => section({ text: plain(3000) })) }),
      "is greater than 250 kB",
    ],
    ["a view without blocks is refused", modal({ blocks: undefined }), "[/blocks]"],
  ])("%s", (_, faults, expected) => {
    expect(faults.join("\n")).toContain(expected);
  });

  test("a message that uses everything within its limits is accepted", () => {
    expect(
      message(
        { type: "header", text: plain(10) },
        section({ accessory: button({ action_id: "a", value: "b", style: "primary" }) }),
        { type: "context", elements: [mrkdwn(5), { type: "image", image_url: url(20), alt_text: "a dot" }] },
        actions({ type: "users_select", placeholder: plain(3) }, { type: "datepicker", initial_date: "2028-02-29" }),
        actions({ type: "radio_buttons", options: options(2), initial_option: option("1") }),
        divider("end"),
      ),
    ).toEqual([]);
  });
});
