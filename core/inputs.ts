import { z } from "zod";
import { type IsoDate, isIsoDate } from "./calendar/dates.ts";
import { isZone } from "./calendar/zones.ts";
import { composed } from "./composed.ts";
import { plainly, wording } from "./inputWording.ts";
import { normalEmail } from "./addresses/normalEmail.ts";
import { isErasedAddress } from "./addresses/erasedAddress.ts";
import { Refusal } from "./refusal.ts";

export const NAME_MAX = 120;

const DAYS_MAX = 10_000;

const FIRST_DATE = "1900-01-01";
const LAST_DATE = "2199-12-31";

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Includes marks that change the text direction. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const UNWANTED_IN_LINES = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{C}]/u;

export function text({ max, required, multiline = false }: { max: number; required?: string; multiline?: boolean }) {
  const unwanted = multiline ? UNWANTED_IN_LINES : UNWANTED;
  return z
    .string({ error: wording(required) })
    .overwrite((value) => composed(value.replaceAll("\r\n", "\n").trim()))
    .refine((value) => !unwanted.test(value), {
      error: wording(undefined, "can't contain control characters"),
      abort: true,
    })
    .refine((value) => VISIBLE.test(value), { error: wording(required, "is required"), abort: true })
    .max(max, { error: wording() });
}

export function optionalText(options: { max: number; multiline?: boolean }) {
  return orAbsent(text(options));
}

export function isoDateField(required?: string) {
  const unreal = wording(required, "must be a real date, like 2027-03-01");
  return z
    .string({ error: unreal })
    .trim()
    .refine(isIsoDate, { error: unreal, abort: true })
    .refine(isWithinReach, { error: wording(undefined, "must be between 1900 and 2199") })
    .meta({ format: "date" });
}

/** Converts the address to lowercase. `required` is the error for a missing address. */
export function emailField(required = "Invalid email address") {
  return z
    .string({ error: wording(required) })
    .overwrite(normalEmail)
    .refine((value) => value !== "", { error: required, abort: true })
    .refine(
      (value) => value.length <= 254 && value.indexOf("@") <= 64 && EMAIL.test(value) && !isErasedAddress(value),
      {
        error: "Invalid email address",
      },
    );
}

/** Converts the domain to lowercase and removes a leading @. */
export function domainField() {
  return z
    .string({ error: wording() })
    .overwrite((value) => value.trim().toLowerCase().replace(/^@/, ""))
    .refine((value) => value.length <= 253 && DOMAIN.test(value), {
      error: wording(undefined, "must look like example.com"),
    });
}

/** A UUID. `unknown` is the error for malformed values. */
export function idField(unknown: string, required = unknown) {
  return z
    .string({ error: wording(required) })
    .trim()
    .toLowerCase()
    .refine((value) => UUID.test(value), { error: (issue) => (issue.input === "" ? required : unknown) })
    .meta({ format: "uuid" });
}

export function zoneField(required?: string) {
  const unknown = wording(required, "must be a time zone, like Europe/Paris");
  return z.string({ error: unknown }).trim().refine(isZone, { error: unknown });
}

export function newPasswordField(tooShort: string) {
  return z
    .string({ error: wording(tooShort) })
    .min(6, { error: tooShort })
    .max(200, { error: wording() });
}

/** In steps of a half by default. Accepts a number or its digits. */
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

export function wholeNumber({ min, max, beyond }: { min: number; max: number; beyond?: string }) {
  const error = beyond ?? wording();
  return z.preprocess(
    digitsToNumber,
    z
      .int({ error: wording(undefined, "must be a whole number") })
      .min(min, { error })
      .max(max, { error }),
  );
}

export function oneOf<const Words extends readonly string[]>(words: Words, invalid?: string) {
  return z.enum(words, { error: invalid ?? wording() });
}

export function yesOrNo() {
  return z.preprocess(
    (value) => (value === "true" ? true : value === "false" ? false : value),
    z.boolean({ error: wording() }),
  );
}

/** Null, blank, and `none` become null. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === "none" ? null : (blankToAbsent(value) ?? toNull(value))),
    schema.nullable(),
  );
}

export function yesElseNo() {
  return orAbsent(yesOrNo()).transform((yes) => yes ?? false);
}

/** Null and blank count as absent. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankToAbsent, schema.optional()).optional();
}

export const Nothing = z.unknown().transform(() => ({}));

/** Throws (400) with the first message and each field's first message. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw === undefined ? {} : raw, { error: plainly });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    if (field && !fields.has(field)) fields.set(field, message);
  }
  const first = issues[0]?.message ?? "This input isn't valid";
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
