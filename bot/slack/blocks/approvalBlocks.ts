import type { ActionsBlock, Button, KnownBlock } from "@slack/types";
import { leaveText } from "#core/leave/leaveText.ts";
import { leaveYearName } from "#core/leave/leaveYear.ts";
import { listText } from "#core/listText.ts";
import { awayText } from "#core/people/awayText.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { dateChange, wishInWords } from "#core/requests/changes/changeWords.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import { SNOOZE_CHOICES } from "#core/requests/snoozing/snoozeDay.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { datesInWords, spanInWords } from "#core/requests/requestWords.ts";
import { namesYears } from "#core/requests/yearsAfter.ts";
import { approverFacts, editedText } from "#bot/approverFacts.ts";
import type { TeamRequestView } from "#bot/operations/requests/readTeamRequests.ts";
import type { RequestForApprover } from "#bot/operations/requests/readApproverMessage.ts";
import { factsBlock } from "./factsBlock.ts";
import { fitText } from "./fitText.ts";
import { quoteBlock } from "./quoteBlock.ts";
import { requestValue } from "./requestValue.ts";
import { threadBlocks, threadButton } from "./threadBlocks.ts";
import { paragraph, smallPrint } from "./textBlocks.ts";

const MAX_NAME = 300;
const MAX_NAMES = 3;
const MAX_MESSAGES = 3;
const MAX_NOTE = 200;
const MAX_CONDITIONS = 1000;
const MAX_EDITED = 300;

export function approvalBlocks(request: RequestForApprover, appUrl: string): KnownBlock[] {
  const { notes } = request;
  return [
    paragraph(`*${askingLine(request)}*`),
    ...(request.actingFor ? [smallPrint(`You're deciding for ${fitText(request.actingFor.name, MAX_NAME)}.`)] : []),
    factsBlock(approverFacts(request)),
    ...(notes ? [quoteBlock("Note", notes)] : []),
    ...threadBlocks(request.thread, MAX_MESSAGES),
    ...(request.snoozedUntil ? [smallPrint(snoozedText(request.snoozedUntil))] : []),
    approvalActions(request, appUrl),
  ];
}

function wantedDates(request: TeamRequestView): string {
  if (request.isCredit) return `Time to add for ${datesInWords(request)}`;
  if (!request.change) return datesInWords(request);
  return `${request.change.isCancellation ? "Cancellation" : "Change"}: ${dateChange(request)}`;
}

export function compactApprovalBlocks(request: TeamRequestView, appUrl: string): KnownBlock[] {
  const { notes, unit, isUnlimited, minutes, teamCoverage, coverage } = request;
  const conditions = [...request.conditions, ...request.shortfalls];
  const away = awayText(request, fittedNames);
  const name = fitText(request.employee.name, MAX_NAME);
  const progress = approvalText(request, (one) => fitText(one, MAX_NAME));
  const edited = editedText(request);
  const facts = [
    amountInWords(minutes, unit),
    isUnlimited ? "unlimited balance" : `${leftText(request)} left afterward`,
    ...(coverage.people > 1
      ? [`${teamCoverage}% of the team at work (${coverage.present} of ${coverage.people})`]
      : []),
  ];
  const lines = [
    `*${name}* · ${leaveOf(request)} · ${wantedDates(request)}`,
    facts.join(" · "),
    ...(edited === null ? [] : [fitText(edited, MAX_EDITED)]),
    ...(progress === null ? [] : [progress]),
    ...(conditions.length > 0 ? [fitText(conditions.join(" · "), MAX_CONDITIONS)] : []),
    ...(away ? [`Also away: ${away}`] : []),
    ...(request.snoozedUntil ? [snoozedText(request.snoozedUntil)] : []),
    ...(request.actingFor ? [`You're deciding for ${fitText(request.actingFor.name, MAX_NAME)}.`] : []),
    ...(notes ? [`>${fitText(notes.replaceAll(/\s+/g, " "), MAX_NOTE)}`] : []),
  ];
  return [paragraph(lines.join("\n")), approvalActions(request, appUrl)];
}

function leftText({ balances, thisYear, accrual, unit }: TeamRequestView): string {
  const areNamed = namesYears(balances, thisYear);
  return listText(
    balances.map(({ leaveYear, after }) => {
      const amount = amountInWords(after, unit);
      return areNamed ? `${amount} in ${leaveYearName(leaveYear, accrual.startsIn)}` : amount;
    }),
  );
}

export function waitingLine(request: Asking & Pick<TeamRequestView, "startDate" | "endDate">) {
  return `${askingLine(request)}, ${spanInWords(request)}`;
}

type Asking = Pick<
  TeamRequestView,
  "employee" | "minutes" | "typeName" | "unit" | "change" | "isCredit" | "editedFrom"
>;

function askingLine(request: Asking): string {
  return `${fitText(request.employee.name, MAX_NAME)} ${wishInWords(request, leaveOf(request))}`;
}

function leaveOf({ typeName }: Pick<TeamRequestView, "typeName">): string {
  return fitText(leaveText(typeName), MAX_NAME);
}

const SNOOZE = { tomorrow: "Snooze until tomorrow", monday: "Snooze until Monday" } as const;

const BUTTONS = {
  approve: { action_id: "approve_request", style: "primary", text: { type: "plain_text", text: "Approve" } },
  reject: { action_id: "reject_request", style: "danger", text: { type: "plain_text", text: "Reject" } },
} as const;

function approvalActions(request: TeamRequestView, appUrl: string): ActionsBlock {
  const value = requestValue(request);
  const isOfLeave = !request.change && !request.isCredit;
  return {
    type: "actions",
    elements: [
      ...offeredEvents(request.status, ["decider"]).flatMap((event): Button[] =>
        (event === "approve" && request.approvalRefusal === undefined) || event === "reject"
          ? [{ type: "button", value, ...BUTTONS[event] }]
          : [],
      ),
      ...(isOfLeave ? [threadButton(request, "Ask a question")] : []),
      {
        type: "button",
        action_id: "open_request",
        url: `${appUrl}/approvals`,
        text: { type: "plain_text", text: "Open" },
      },
      ...(isOfLeave
        ? [
            {
              type: "overflow" as const,
              action_id: "snooze_request",
              options: SNOOZE_CHOICES.map((choice) => ({
                text: { type: "plain_text" as const, text: SNOOZE[choice] },
                value: `${choice} ${value}`,
              })),
            },
          ]
        : []),
    ],
  };
}

function snoozedText(until: Date): string {
  const at = Math.floor(until.getTime() / 1000);
  return `Snoozed until <!date^${at}^{date_short_pretty} at {time}|${until.toISOString().slice(0, 10)}>`;
}

function fittedNames(names: readonly string[], more: number): string {
  return namesAndMore(
    names.map((name) => fitText(name, MAX_NAME)),
    more,
    MAX_NAMES,
  );
}
