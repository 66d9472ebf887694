import { z } from "zod";
import { type IsoDate, isIsoDate, isZone } from "./calendar/dates.ts";
import { plainly, wording } from "./inputWording.ts";
import { isErasedAddress } from "./erasedAddress.ts";
import { Refusal } from "./refusal.ts";

/** The longest name of a person, an office, a holiday or an organisation. */
export const NAME_MAX = 120;

/** How far an amount of days may go in either direction. */
const DAYS_MAX = 10_000;

/** The years in which a date of ours may lie. */
const FIRST_DATE = "1900-01-01";
const LAST_DATE = "2199-12-31";

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Control characters, line separators, lone surrogates and marks that turn the reading direction of what follows. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const UNWANTED_IN_LINES = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** Something a person writes: trimmed, not blank (`required` says so), free of control characters. */
export function text({ max, required, multiline = false }: { max: number; required?: string; multiline?: boolean }) {
  const unwanted = multiline ? UNWANTED_IN_LINES : UNWANTED;
  return z
    .string({ error: wording(required) })
    .overwrite((value) => value.replaceAll("\r\n", "\n").trim().normalize("NFC"))
    .refine((value) => !unwanted.test(value), {
      error: wording(undefined, "can't contain control characters"),
      abort: true,
    })
    .refine((value) => VISIBLE.test(value), { error: wording(required, "is required"), abort: true })
    .max(max, { error: wording() });
}

/** The same where it may be left out: null and blank count as left out. */
export function optionalText(options: { max: number; multiline?: boolean }) {
  return orAbsent(text(options));
}

/** A date that exists, `2027-03-01`; `required` is said when there is none. */
export function isoDateField(required?: string) {
  const unreal = wording(required, "must be a real date, like 2027-03-01");
  return z
    .string({ error: unreal })
    .trim()
    .refine(isIsoDate, { error: unreal, abort: true })
    .refine(isWithinReach, { error: wording(undefined, "must be between 1900 and 2199") });
}

/** An e-mail address, in small letters; `required` is said when there is none. */
export function emailField(required = "Invalid email address") {
  return z
    .string({ error: wording(required) })
    .trim()
    .toLowerCase()
    .refine((value) => value !== "", { error: required, abort: true })
    .refine(
      (value) => value.length <= 254 && value.indexOf("@") <= 64 && EMAIL.test(value) && !isErasedAddress(value),
      {
        error: "Invalid email address",
      },
    );
}

/** The domain of an organisation's addresses, in small letters, with or without a leading @. */
export function domainField() {
  return z
    .string({ error: wording() })
    .overwrite((value) => value.trim().toLowerCase().replace(/^@/, ""))
    .refine((value) => value.length <= 253 && DOMAIN.test(value), {
      error: wording(undefined, "must look like example.com"),
    });
}

/** An id of ours; `unknown` is said to what can't be one, `required` when there is none. */
export function idField(unknown: string, required = unknown) {
  return z
    .string({ error: wording(required) })
    .trim()
    .toLowerCase()
    .refine((value) => UUID.test(value), { error: (issue) => (issue.input === "" ? required : unknown) });
}

/** An IANA time zone; `required` is said when there is none. */
export function zoneField(required?: string) {
  const unknown = wording(required, "must be a time zone, like Europe/Paris");
  return z.string({ error: unknown }).trim().refine(isZone, { error: unknown });
}

/** A password to be set, 6 to 200 characters, taken as it is; `tooShort` is said to fewer. */
export function newPasswordField(tooShort: string) {
  return z
    .string({ error: wording(tooShort) })
    .min(6, { error: tooShort })
    .max(200, { error: wording() });
}

/** A number of days in steps of a half unless told otherwise, as a number or in digits. `missing` is said to none at all, `invalid` to no number or one below the minimum. */
export function daysAmount({
  min = -DAYS_MAX,
  max = DAYS_MAX,
  step = 0.5,
  missing,
  invalid,
}: { min?: number; max?: number; step?: number; missing?: string; invalid?: string } = {}) {
  return z.preprocess(
    digitsToNumber,
    z
      .number({ error: invalid ?? wording(missing) })
      .min(min, { error: invalid ?? wording() })
      .max(max, { error: wording() })
      .multipleOf(step, { error: wording() }),
  );
}

/** A whole number, as a number or in digits. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.preprocess(
    digitsToNumber,
    z
      .int({ error: wording(undefined, "must be a whole number") })
      .min(min, { error: wording() })
      .max(max, { error: wording() }),
  );
}

/** One of a few words; `invalid` is said to everything else, if given. */
export function oneOf<const Words extends readonly string[]>(words: Words, invalid?: string) {
  return z.enum(words, { error: invalid ?? wording() });
}

/** Yes or no; an address carries it as `true` or `false`. */
export function yesOrNo() {
  return z.preprocess(
    (value) => (value === "true" ? true : value === "false" ? false : value),
    z.boolean({ error: wording() }),
  );
}

/** A choice that can be unset: null, blank and `none` all mean null. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === "none" ? null : (blankToAbsent(value) ?? toNull(value))),
    schema.nullable(),
  );
}

/** Yes or no, where leaving it out means no. */
export function yesElseNo() {
  return orAbsent(yesOrNo()).transform((yes) => yes ?? false);
}

/** Something that may be left out: null and blank count as left out. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankToAbsent, schema.optional()).optional();
}

/** The input of what takes none: whatever comes is ignored. */
export const Nothing = z.unknown().transform(() => ({}));

/** What a schema makes of raw input; a Refusal with the first message, and each field's own, when it is not right. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw === undefined ? {} : raw, { error: plainly });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    if (field && !fields.has(field)) fields.set(field, message);
  }
  const first = issues[0]?.message ?? "This input is not valid";
  throw new Refusal("invalid", "invalid_input", first, fields.size > 0 ? { fields: Object.fromEntries(fields) } : {});
}

function isWithinReach(date: IsoDate): boolean {
  return date >= FIRST_DATE && date <= LAST_DATE;
}

function blankToAbsent(value: unknown): unknown {
  return value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
}

function toNull(value: unknown): unknown {
  return value === undefined ? undefined : null;
}

function digitsToNumber(value: unknown): unknown {
  return typeof value === "string" && /^\s*-?\d{1,9}(\.\d{1,9})?\s*$/.test(value) ? Number(value) : value;
}
