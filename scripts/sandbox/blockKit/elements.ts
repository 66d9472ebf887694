import { z } from "zod";
import { anyText, Confirm, Id, plainText, WebUrl } from "./textObjects.ts";

const MAX_OPTIONS = { select: 100, groups: 100, boxes: 10, overflow: 5 };
const LONGEST_VALUE = { button: 2000, option: 75, input: 3000 };

const actionable = { action_id: Id.optional(), confirm: Confirm.optional() };
const focusable = { focus_on_load: z.boolean().optional() };
const placeholdable = { placeholder: plainText(150).optional() };
const dispatching = {
  dispatch_action_config: z
    .strictObject({ trigger_actions_on: z.array(z.enum(["on_enter_pressed", "on_character_entered"])).min(1) })
    .optional(),
};

const option = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ text, value: z.string().min(1).max(LONGEST_VALUE.option), description: plainText(75).optional() });
const PlainOption = option(plainText(75));
const RichOption = option(anyText(75));
const OverflowOption = PlainOption.extend({ url: WebUrl.optional() });
type Option = z.infer<typeof RichOption>;

const Options = z.array(PlainOption).min(1).max(MAX_OPTIONS.select);
const choosable = {
  options: Options.optional(),
  option_groups: z
    .array(z.strictObject({ label: plainText(75), options: Options }))
    .min(1)
    .max(MAX_OPTIONS.groups)
    .optional(),
};

interface Offering {
  options?: Option[] | undefined;
  option_groups?: { options: Option[] }[] | undefined;
  initial_option?: Option | undefined;
  initial_options?: Option[] | undefined;
}

const offers = ({ options, option_groups: groups }: Offering) => Boolean(options) !== Boolean(groups);
const OFFERS = { message: "needs either options or option_groups" };

const beginsWithOffered = (element: Offering) => {
  const all = [element.options ?? [], ...(element.option_groups ?? []).map(({ options }) => options)].flat();
  const offered = all.map((each) => JSON.stringify([each.value, each.text.text]));
  const initial = [element.initial_option ?? [], element.initial_options ?? []].flat();
  return initial.every(({ value, text }) => offered.includes(JSON.stringify([value, text.text])));
};
const BEGINS = { message: "an initial option is not among the options" };

const Button = z.strictObject({
  type: z.literal("button"),
  ...actionable,
  text: plainText(75),
  value: z.string().max(LONGEST_VALUE.button).optional(),
  url: WebUrl.optional(),
  style: z.enum(["primary", "danger"]).optional(),
  accessibility_label: z.string().max(75).optional(),
});

const Overflow = z.strictObject({
  type: z.literal("overflow"),
  ...actionable,
  options: z.array(OverflowOption).min(1).max(MAX_OPTIONS.overflow),
});

const StaticSelect = z
  .strictObject({
    type: z.literal("static_select"),
    ...actionable,
    ...focusable,
    ...placeholdable,
    ...choosable,
    initial_option: PlainOption.optional(),
  })
  .refine(offers, OFFERS)
  .refine(beginsWithOffered, BEGINS);

const MultiStaticSelect = z
  .strictObject({
    type: z.literal("multi_static_select"),
    ...actionable,
    ...focusable,
    ...placeholdable,
    ...choosable,
    initial_options: z.array(PlainOption).min(1).optional(),
    max_selected_items: z.int().min(1).optional(),
  })
  .refine(offers, OFFERS)
  .refine(beginsWithOffered, BEGINS);

const Checkboxes = z
  .strictObject({
    type: z.literal("checkboxes"),
    ...actionable,
    ...focusable,
    options: z.array(RichOption).min(1).max(MAX_OPTIONS.boxes),
    initial_options: z.array(RichOption).min(1).optional(),
  })
  .refine(beginsWithOffered, BEGINS);

const RadioButtons = z
  .strictObject({
    type: z.literal("radio_buttons"),
    ...actionable,
    ...focusable,
    options: z.array(RichOption).min(1).max(MAX_OPTIONS.boxes),
    initial_option: RichOption.optional(),
  })
  .refine(beginsWithOffered, BEGINS);

const Datepicker = z.strictObject({
  type: z.literal("datepicker"),
  ...actionable,
  ...focusable,
  ...placeholdable,
  initial_date: z.iso.date().optional(),
});

const Timepicker = z.strictObject({
  type: z.literal("timepicker"),
  ...actionable,
  ...focusable,
  ...placeholdable,
  initial_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
});

const UsersSelect = z.strictObject({
  type: z.literal("users_select"),
  ...actionable,
  ...focusable,
  ...placeholdable,
  initial_user: z.string().optional(),
});

const PlainTextInput = z.strictObject({
  type: z.literal("plain_text_input"),
  action_id: Id.optional(),
  ...focusable,
  ...placeholdable,
  ...dispatching,
  initial_value: z.string().max(LONGEST_VALUE.input).optional(),
  multiline: z.boolean().optional(),
  min_length: z.int().min(0).max(LONGEST_VALUE.input).optional(),
  max_length: z.int().min(1).max(LONGEST_VALUE.input).optional(),
});

const NumberText = z.string().refine((text) => text !== "" && Number.isFinite(Number(text)));

/** The sandbox adds the check of the initial value, because people couldn't submit a value outside the limits. */
const NumberInput = z
  .strictObject({
    type: z.literal("number_input"),
    action_id: Id.optional(),
    ...focusable,
    ...placeholdable,
    ...dispatching,
    is_decimal_allowed: z.boolean(),
    initial_value: NumberText.optional(),
    min_value: NumberText.optional(),
    max_value: NumberText.optional(),
  })
  .refine(
    ({ initial_value: initial, min_value: min = initial, max_value: max = initial }) =>
      initial === undefined || (Number(min) <= Number(initial) && Number(initial) <= Number(max)),
    { message: "the initial value is outside the limits" },
  );

export const Image = z.strictObject({ type: z.literal("image"), image_url: WebUrl, alt_text: z.string().max(2000) });

const CHOICES = [
  StaticSelect,
  MultiStaticSelect,
  Checkboxes,
  RadioButtons,
  Datepicker,
  Timepicker,
  UsersSelect,
] as const;

export const ActionElement = z.discriminatedUnion("type", [Button, Overflow, ...CHOICES]);
export const Accessory = z.discriminatedUnion("type", [Button, Overflow, Image, ...CHOICES]);
export const InputElement = z.discriminatedUnion("type", [PlainTextInput, NumberInput, ...CHOICES]);
