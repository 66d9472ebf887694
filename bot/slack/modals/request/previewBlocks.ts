import { figure } from "#core/figure.ts";
import type { KnownBlock } from "@slack/types";
import { toUnits } from "#core/leave/amounts.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { leaveYearName, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { Refusal } from "#core/refusal.ts";
import { explainCost } from "#core/requests/cost/explainCost.ts";
import { isUnlimitedLeave } from "#core/requests/isUnlimitedLeave.ts";
import { chosenSpan, type PreviewQuery } from "#core/requests/PreviewQuery.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { datesInWords, spanInWords } from "#core/requests/requestWords.ts";
import { changeEffect } from "#core/requests/changes/changeEffect.ts";
import { dateChange } from "#core/requests/changes/changeWords.ts";
import { policyCalendar, type Span } from "#core/requests/requestCost.ts";
import type { YearCharge } from "#core/requests/yearCharges.ts";
import type { previewChange } from "#bot/operations/requests/changes/previewChange.ts";
import type { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { factsBlock } from "#bot/slack/blocks/factsBlock.ts";
import { fitText } from "#bot/slack/blocks/fitText.ts";
import { paragraph, smallPrint } from "#bot/slack/blocks/textBlocks.ts";

type RequestPreview = Awaited<ReturnType<typeof previewRequest>>;
type ChangePreview = Awaited<ReturnType<typeof previewChange>>;

const CURRENT = "Current balance";
const AFTER = "Balance after";
const NO_DATES = "Choose both dates to see the cost.";
const MAX_CONFLICTS = 5;
const MAX_REFUSALS = 5;
const TEXT_MAX = 2000;
const NAME_MAX = 120;
const CONDITION_MAX = 300;

export function previewBlocks(wanted: PreviewQuery, preview: RequestPreview): KnownBlock[] {
  const span = chosenSpan(wanted);
  const facts = [...balances(preview), approverOf(preview)];
  if (!span) return [...previewNote(NO_DATES), factsOf(facts)];
  return blocksOf(preview, { title: datesInWords(span), lines: costLines(span, preview), facts });
}

/** `span` is null for a cancellation. */
export function changePreviewBlocks(span: Span | null, preview: ChangePreview): KnownBlock[] {
  const { leave, assessment, facts } = preview;
  const { unit } = facts.leaveType;
  const before = amountInWords(leave.minutes, unit);
  const after = amountInWords(assessment?.minutes ?? 0, unit);
  const dates = span && dateChange({ ...span, editedFrom: leave });
  return blocksOf(preview, {
    title: dates ?? datesInWords(leave),
    lines: [
      ...(span ? costLines(span, preview) : [`Gives back ${before}`]),
      ...(span && assessment ? [`${before} before, ${after} after the change`] : []),
      changeEffect(preview.approverName, span === null),
    ],
    facts: [...(span ? afterChange(preview) : afterCancellation(preview)), approverOf(preview)],
  });
}

function afterChange(preview: ChangePreview): Fact[] {
  return balances(preview).filter(([name]) => !name.startsWith(CURRENT));
}

function afterCancellation({ leave, facts }: ChangePreview): Fact[] {
  const { startsIn } = facts.accrual;
  const year = leaveYearOf(leave.startDate, startsIn);
  const available = facts.years.get(year)?.available;
  if (available === undefined || isUnlimitedLeave([{ date: leave.startDate, minutes: 0 }], facts)) return [];
  const suffix = year === leaveYearOf(facts.today, startsIn) ? "" : ` in ${leaveYearName(year, startsIn)}`;
  return [[`${AFTER}${suffix}`, amountInWords(available, facts.leaveType.unit)]];
}

function blocksOf(
  { refusals, conditions, conflicts }: Pick<RequestPreview, "refusals" | "conditions" | "conflicts">,
  { title, lines, facts }: { title: string; lines: string[]; facts: Fact[] },
): KnownBlock[] {
  const text = [`*${title}*`, ...lines, ...conditions.map((condition) => `${fitText(condition, CONDITION_MAX)}.`)];
  return [
    { ...paragraph(text.join("\n")), block_id: "preview" },
    factsOf(facts),
    ...(refusals.length > 0 ? [{ ...paragraph(refusalsText(refusals)), block_id: "preview_refusal" }] : []),
    ...(conflicts.length > 0 ? [{ ...paragraph(conflictText(conflicts)), block_id: "preview_conflicts" }] : []),
  ];
}

type Fact = readonly [name: string, value: string];

function factsOf(facts: Fact[]): KnownBlock {
  return { ...factsBlock(facts), block_id: "preview_facts" };
}

function approverOf({ approverName }: Pick<RequestPreview, "approverName">): Fact {
  return ["Approver", approverName];
}

function costLines(span: Span, { assessment, facts }: Pick<RequestPreview, "assessment" | "facts">): string[] {
  if (!assessment) return [];
  const calendar = policyCalendar(facts.calendar, facts.accrual);
  return [fitText(explainCost(span, calendar, facts.leaveType.unit), TEXT_MAX)];
}

export function previewNote(text: string): KnownBlock[] {
  return [{ ...smallPrint(fitText(text, TEXT_MAX)), block_id: "preview" }];
}

function balances({ assessment, facts }: Pick<RequestPreview, "assessment" | "facts">): Fact[] {
  const { startsIn } = facts.accrual;
  const { unit } = facts.leaveType;
  const thisYear = leaveYearOf(facts.today, startsIn);
  const years = assessment?.byYear ?? [];
  if (isUnlimitedLeave(assessment?.dayCosts ?? [], facts)) return [["Current balance", "Unlimited"]];
  if (years.length > 1) return years.map((year) => [leaveYearName(year.leaveYear, startsIn), yearText(year, unit)]);
  const [year] = years;
  const suffix = year && year.leaveYear !== thisYear ? ` in ${leaveYearName(year.leaveYear, startsIn)}` : "";
  const available = year?.available ?? facts.years.get(thisYear)?.available ?? 0;
  const now: [string, string] = [`${CURRENT}${suffix}`, amountInWords(available, unit)];
  return year ? [now, [`${AFTER}${suffix}`, amountInWords(year.after, unit)]] : [now];
}

function yearText({ charged, available, after }: YearCharge, unit: LeaveUnit): string {
  return `${figure(toUnits(charged, unit))} of ${amountInWords(available, unit)}, ${figure(toUnits(after, unit))} left`;
}

function refusalsText(refusals: readonly Refusal[]): string {
  const rest = refusals.length - MAX_REFUSALS;
  const lines = refusals.slice(0, MAX_REFUSALS).map(refusalText);
  return [...lines, ...(rest > 0 ? [`and ${figure(rest)} more`] : [])].join("\n");
}

function refusalText({ code, message, request }: Refusal): string {
  const title = code === "insufficient_balance" ? "Insufficient balance for this request\n" : "";
  const other = request ? `: ${spanInWords(request)}, ${typeText(request.typeName)}, ${request.status}` : "";
  return `:no_entry: ${title}${fitText(message + other, NAME_MAX * 2)}`;
}

function conflictText(conflicts: RequestPreview["conflicts"]): string {
  const shown = conflicts
    .slice(0, MAX_CONFLICTS)
    .map(({ userName, startDate, endDate }) => `• ${fitText(userName, NAME_MAX)}: ${formatSpan(startDate, endDate)}`);
  const rest = conflicts.length - shown.length;
  const lines = [...shown, ...(rest > 0 ? [`and ${figure(rest)} more`] : [])];
  return `:warning: Team member conflict detected\n${lines.join("\n")}`;
}
