import { figure } from "#core/figure.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { leaveYearName } from "#core/leave/leaveYear.ts";
import type { PartialDates } from "#core/leave/LeaveParts.ts";
import { awayText } from "#core/people/awayText.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import { wantedInWords } from "#core/requests/lifecycle/changedRefusal.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import { namesYears } from "#core/requests/yearsAfter.ts";
import { moreText, stripText, type TeamStrip } from "#core/teams/teamStrip.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { RequestForApprover } from "#bot/operations/requests/readApproverMessage.ts";

export function editedFact({ editedFrom }: Pick<RequestForApprover, "editedFrom">): [name: string, value: string][] {
  return editedFrom ? [["Before", wantedInWords(editedFrom)]] : [];
}

export function editedText({ editedFrom, change }: Pick<RequestView, "editedFrom" | "change">): string | null {
  return editedFrom && !change ? `Changed. It was ${wantedInWords(editedFrom)}.` : null;
}

export function datesFact(request: Pick<RequestView, "isCredit"> & PartialDates): [name: string, value: string] {
  return [request.isCredit ? "Worked on" : "Dates", datesInWords(request)];
}

function approvalFact(request: Pick<RequestForApprover, "status" | "approval">): [name: string, value: string][] {
  const text = approvalText(request);
  return text === null ? [] : [["Approval", text]];
}

const MAX_NAMES = 5;

export function approverFacts(request: RequestForApprover): [name: string, value: string][] {
  const { employee, typeName, unit, minutes, teamCoverage, coverage } = request;
  const { conditions, teamStrips, change, isCredit } = request;
  return [
    ["Employee", `${employee.name} (${employee.email})`],
    ["Type", typeName],
    ...(change?.isCancellation
      ? [["Change", "Cancel this leave"] as [string, string]]
      : ([datesFact(request), ["Amount", amountInWords(minutes, unit)]] satisfies [string, string][])),
    ...editedFact(request),
    ...approvalFact(request),
    ["Balance", balanceFact(request)],
    ...(conditions.length > 0 ? [["Conditions", conditions.join("; ")] as [string, string]] : []),
    ...countedFact("Documents", request.evidenceCount),
    ...countedFact("Messages", request.messageCount),
    ...(isCredit ? [] : [["Also away", awayFact(request)] as [string, string]]),
    ...(coverage.people > 1 ? [["Team coverage", `${teamCoverage}%, ${inOf(coverage)}`] as [string, string]] : []),
    ...(teamStrips.length > 0 ? [["At work", teamStrips.map(stripLines).join("\n")] as [string, string]] : []),
  ];
}

function balanceFact({ balanceBefore, balances, thisYear, accrual, unit }: RequestForApprover): string {
  if (balanceBefore === null) return "Unlimited";
  const areNamed = namesYears(balances, thisYear);
  return balances
    .map(({ leaveYear, before, after }) => {
      const text = `${amountInWords(before, unit)} now, ${figure(toUnits(after, unit))} after`;
      return areNamed ? `${leaveYearName(leaveYear, accrual.startsIn)}: ${text}` : text;
    })
    .join("\n");
}

function awayFact(request: RequestForApprover): string {
  return awayText(request, (names, more) => namesAndMore(names, more, MAX_NAMES)) || "Nobody else on the team";
}

function countedFact(name: string, count: number): [name: string, value: string][] {
  return count > 0 ? [[name, figure(count)]] : [];
}

function stripLines(strip: TeamStrip): string {
  const { team, limit, parts } = strip;
  const more = moreText(strip) ?? [];
  return [`${team}: ${limit}`, ...parts.map(stripText)].concat(more).join("\n");
}

function inOf({ present, people }: { present: number; people: number }): string {
  return `${present} of ${people} at work`;
}
