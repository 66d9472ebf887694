import type { AmountRule, WEEKLY_UNITS } from "../document/amountRule.ts";
import type { ExactNumber } from "../document/exact.ts";

type WeeklyUnit = (typeof WEEKLY_UNITS)[number];

/** `from` is a name, or the lowest value to which the row applies. */
export interface AmountRow {
  from: ExactNumber;
  amount: ExactNumber;
}

export type RowsIn = "amounts" | WeeklyUnit;

/** `other` is a formula that only the JSON view shows. */
export type AmountForm =
  | { kind: "number"; amount: ExactNumber }
  | { kind: "weeks"; weeks: ExactNumber; in: WeeklyUnit; atMost?: ExactNumber }
  | { kind: "workdays"; days: ExactNumber }
  | { kind: "tiers"; by: string; rowsIn: RowsIn; rows: AmountRow[] }
  | { kind: "names"; by: string; rowsIn: RowsIn; rows: AmountRow[] }
  | { kind: "other"; rule: AmountRule };

export type AmountKind = AmountForm["kind"];

export function amountForm(rule: AmountRule): AmountForm {
  if (typeof rule !== "object") return { kind: "number", amount: rule };
  if ("weeks" in rule) return { kind: "weeks", weeks: rule.weeks, in: rule.in };
  if ("days" in rule) return { kind: "workdays", days: rule.days };
  if ("tiers" in rule) return tableForm("tiers", rule.by, rule.tiers) ?? { kind: "other", rule };
  if ("map" in rule) return tableForm("names", rule.by, Object.entries(rule.map)) ?? { kind: "other", rule };
  return weeksWithLimit(rule) ?? { kind: "other", rule };
}

export function amountOfForm(form: AmountForm): AmountRule {
  if (form.kind === "number") return form.amount;
  if (form.kind === "workdays") return { days: form.days };
  if (form.kind === "other") return form.rule;
  if (form.kind === "weeks") {
    const weeks = { weeks: form.weeks, in: form.in };
    return form.atMost === undefined ? weeks : { min: [form.atMost, weeks] };
  }
  const { by, rowsIn, rows } = form;
  if (form.kind === "tiers") return { by, tiers: rows.map(({ from, amount }) => [from, rowAmount(amount, rowsIn)]) };
  return { by, map: Object.fromEntries(rows.map(({ from, amount }) => [String(from), rowAmount(amount, rowsIn)])) };
}

export function withAmountKind(rule: AmountRule, kind: AmountKind, weekly: WeeklyUnit): AmountRule {
  const form = amountForm(rule);
  if (form.kind === kind || kind === "other") return rule;
  const figure = figureOf(form);
  const starts: Record<typeof kind, AmountRule> = {
    number: figure,
    weeks: { weeks: 4, in: weekly },
    workdays: { days: figure },
    tiers: { by: "yearsOfService", tiers: [[0, figure]] },
    names: { by: "grade", map: { staff: figure } },
  };
  return starts[kind];
}

function figureOf(form: AmountForm): ExactNumber {
  if (form.kind === "number") return form.amount;
  if (form.kind === "workdays") return form.days;
  if (form.kind === "tiers" || form.kind === "names")
    return form.rowsIn === "amounts" ? (form.rows[0]?.amount ?? 0) : 0;
  return 0;
}

function weeksWithLimit(rule: AmountRule): AmountForm | null {
  if (typeof rule !== "object" || !("min" in rule) || rule.min.length !== 2) return null;
  const [atMost, weeks] = rule.min;
  if (atMost === undefined || typeof atMost === "object") return null;
  if (typeof weeks !== "object" || !("weeks" in weeks)) return null;
  return { kind: "weeks", weeks: weeks.weeks, in: weeks.in, atMost };
}

function tableForm(
  kind: "tiers" | "names",
  by: string,
  entries: readonly (readonly [ExactNumber, AmountRule])[],
): AmountForm | null {
  const parts = entries.map(([from, amount]) => ({ from, ...plainPart(amount) }));
  const rowsIn = parts[0]?.rowsIn ?? "amounts";
  const rows = parts.flatMap(({ from, amount, rowsIn: own }) =>
    amount !== undefined && own === rowsIn ? [{ from, amount }] : [],
  );
  return rows.length === entries.length ? { kind, by, rowsIn, rows } : null;
}

function plainPart(amount: AmountRule): { rowsIn?: RowsIn; amount?: ExactNumber } {
  if (typeof amount !== "object") return { rowsIn: "amounts", amount };
  return "weeks" in amount ? { rowsIn: amount.in, amount: amount.weeks } : {};
}

function rowAmount(amount: ExactNumber, rowsIn: RowsIn): AmountRule {
  return rowsIn === "amounts" ? amount : { weeks: amount, in: rowsIn };
}
