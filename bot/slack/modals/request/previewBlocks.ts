import { figure } from "#core/figure.ts";
import type { KnownBlock } from "@slack/types";
import { toUnits } from "#core/leave/amounts.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { leaveYearName, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { Refusal } from "#core/refusal.ts";
import { policyCalendar } from "#core/requests/cost/LeaveCalendar.ts";
import { explainCost } from "#core/requests/cost/explainCost.ts";
import { isUnlimitedLeave } from "#core/requests/isUnlimitedLeave.ts";
import { chosenSpan, type PreviewQuery } from "#core/requests/RequestInput.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { datesInWords, spanInWords } from "#core/requests/requestWords.ts";
import type { YearCharge } from "#core/requests/yearCharges.ts";
import type { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { factsBlock } from "#bot/slack/blocks/factsBlock.ts";
import { fitText } from "#bot/slack/blocks/fitText.ts";
import { paragraph, smallPrint } from "#bot/slack/blocks/textBlocks.ts";

type RequestPreview = Awaited<ReturnType<typeof previewRequest>>;

const NO_DATES = "Choose both dates to see the cost.";
const MAX_CONFLICTS = 5;
const MAX_REFUSALS = 5;
const TEXT_MAX = 2000;
const NAME_MAX = 120;
const CONDITION_MAX = 300;

/**
 * Returns the cost of the choice, the balances after it, the approver, and who else is away, worded as in the web app.
 */
export function previewBlocks(wanted: PreviewQuery, preview: RequestPreview): KnownBlock[] {
  const { assessment, refusals, facts, conditions, conflicts, approverName } = preview;
  const span = chosenSpan(wanted);
  const known = { ...factsBlock([...balances(preview), ["Approver", approverName]]), block_id: "preview_facts" };
  if (!span) return [...previewNote(NO_DATES), known];
  const calendar = policyCalendar(facts.calendar, facts.accrual);
  const cost = assessment ? `\n${fitText(explainCost(span, calendar, facts.leaveType.unit), TEXT_MAX)}` : "";
  const told = conditions.map((text) => `\n${fitText(text, CONDITION_MAX)}.`).join("");
  return [
    { ...paragraph(`*${datesInWords(span)}*${cost}${told}`), block_id: "preview" },
    known,
    ...(refusals.length > 0 ? [{ ...paragraph(refusalsText(refusals)), block_id: "preview_refusal" }] : []),
    ...(conflicts.length > 0 ? [{ ...paragraph(conflictText(conflicts)), block_id: "preview_conflicts" }] : []),
  ];
}

/** Returns a note in place of the preview. */
export function previewNote(text: string): KnownBlock[] {
  return [{ ...smallPrint(fitText(text, TEXT_MAX)), block_id: "preview" }];
}

/** Returns the balance in each of the request's leave years. */
function balances({ assessment, facts }: RequestPreview): (readonly [name: string, value: string])[] {
  const { startsIn } = facts.accrual;
  const { unit } = facts.leaveType;
  const thisYear = leaveYearOf(facts.today, startsIn);
  const years = assessment?.byYear ?? [];
  if (isUnlimitedLeave(assessment?.dayCosts ?? [], facts)) return [["Current balance", "Unlimited"]];
  if (years.length > 1) return years.map((year) => [leaveYearName(year.leaveYear, startsIn), yearText(year, unit)]);
  const [year] = years;
  const suffix = year && year.leaveYear !== thisYear ? ` in ${leaveYearName(year.leaveYear, startsIn)}` : "";
  const available = year?.available ?? facts.years.get(thisYear)?.available ?? 0;
  const now: [string, string] = [`Current balance${suffix}`, amountInWords(available, unit)];
  return year ? [now, [`Balance after${suffix}`, amountInWords(year.after, unit)]] : [now];
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
