import { z } from "zod";
import { composed } from "#core/composed.ts";
import { listText } from "#core/listText.ts";
import { problemOf } from "#core/inputWording.ts";
import { text as textField } from "#core/inputs.ts";
import { KIND_MAX, RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { eventLabel } from "./eventLabels.ts";

interface Problem {
  field: string;
  text: string;
}

const FIELDS = new Map<unknown, string[]>(
  RecordedEvent.options.map(({ shape }) => [shape.type.value, Object.keys(shape)]),
);
const KIND = textField({ max: KIND_MAX });
const NUMBERS = { hours: { max: 10_000, decimals: 2 }, days: { max: 31, decimals: 2 }, share: { max: 1, decimals: 4 } };

/** Ignores fields that the event's type doesn't have. */
export const PersonEventInput = z.unknown().transform((raw, context): RecordedEvent => {
  const fields = ownFields(raw);
  const { data, error } = RecordedEvent.safeParse(fields, { error: problemOf });
  const problems = error
    ? error.issues.map(({ path: [field = "type"], message }) => problemOfField(String(field), fields, message))
    : problemsOf(data);
  for (const { field, text } of problems) {
    context.issues.push({ code: "custom", input: raw, path: [field], message: `${eventLabel(field)} ${text}` });
  }
  return data && problems.length === 0 ? data : z.NEVER;
});

function ownFields(raw: unknown): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(raw ?? {}));
  const fields = FIELDS.get(values.get("type")) ?? ["type"];
  return Object.fromEntries(
    fields.map((field) => {
      const value = values.get(field) ?? undefined;
      return [field, typeof value === "string" ? composed(value.trim()) || undefined : value];
    }),
  );
}

function problemOfField(field: string, fields: Record<string, unknown>, message: string): Problem {
  const value = fields[field];
  if (value === undefined)
    return { field, text: field === "hours" || field === "days" ? "are required" : "is required" };
  if (field === "type") return { field, text: `must be ${listText([...FIELDS.keys()].map(String), "or")}` };
  return { field, text: field in NUMBERS && typeof value !== "number" ? "must be a number" : message };
}

function problemsOf(event: RecordedEvent): Problem[] {
  const problems = Object.entries(NUMBERS).flatMap(([field, { max, decimals }]): Problem[] => {
    if (!(field in event)) return [];
    const value: unknown = event[field as keyof RecordedEvent];
    if (typeof value !== "number") return [{ field, text: "must be a number" }];
    if (value > max) return [{ field, text: `must be at most ${max}` }];
    if (Number(value.toFixed(decimals)) === value) return [];
    return [{ field, text: `can have at most ${decimals} decimals` }];
  });
  if ("kind" in event && !KIND.safeParse(event.kind).success) {
    problems.push({ field: "kind", text: "needs visible characters and can't contain control characters" });
  }
  if (event.type === "absence" && event.to < event.from) {
    problems.push({ field: "to", text: "can't be before the first day" });
  }
  return problems;
}
