import type { PolicyDocument } from "../PolicyDocument.ts";

/** In the following fields, `days` isn't an amount. */
const NOT_AMOUNTS = ["accrualWaiting", "usableFrom", "booking"];

export function weekSentences(document: PolicyDocument): string[] {
  const parts = [...objectsIn(document)];
  const weekly = new Set(parts.flatMap((part) => ("weeks" in part ? [String(part["in"])] : [])));
  const hasWorkdays = parts.some(
    (part) => Object.keys(part).join() === "days" && document.unit === "hour" && isAmount(part),
  );
  return [
    ...[...weekly].map((figure) => `One week equals the ${figure} that the person works per week.`),
    ...(hasWorkdays ? ["One workday equals the hours that the person works per day."] : []),
  ];
}

function isAmount({ days }: Record<string, unknown>): boolean {
  return typeof days === "number" || /^[\d./]+$/.test(String(days));
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const [key, part] of Object.entries(value)) if (!NOT_AMOUNTS.includes(key)) yield* objectsIn(part);
}
