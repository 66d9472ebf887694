import type { ActionsBlock } from "@slack/types";
import { endedText } from "#core/delegations/authorityOf.ts";
import { capitalized } from "#core/capitalized.ts";
import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import { NOT_THEIRS, PENDING_PREFIX } from "#core/notify/pendingTexts.ts";
import { dateChange, wishInWords } from "#core/requests/changes/changeWords.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import { datesInWords, spanInWords, statusAsVerb } from "#core/requests/requestWords.ts";
import type { ApproverMessage, RequestForApprover } from "#bot/operations/requests/readApproverMessage.ts";
import { approvalBlocks, waitingLine } from "../blocks/approvalBlocks.ts";
import { fitText } from "../blocks/fitText.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;

export function approverMessage(copy: ApproverMessage, waitingEvent: WaitingEvent, appUrl: string): SlackMessage {
  if (copy.is === "open") return pendingRequestMessage(waitingEvent, copy.request, appUrl);
  if (copy.is === "not theirs") {
    const text = copy.endedFor === null ? `${NOT_THEIRS}.` : `${endedText(fitText(copy.endedFor, MAX_NAME))}.`;
    return { text, blocks: [paragraph(text)] };
  }
  return copy.is === "passed on" ? passedOnMessage(copy) : decidedMessage(copy);
}

export function pendingRequestMessage(event: WaitingEvent, request: RequestForApprover, appUrl: string): SlackMessage {
  const why = WHY[event];
  return {
    text: PENDING_PREFIX[event] + waitingLine(request),
    blocks: [...(why ? [smallPrint(why)] : []), ...approvalBlocks(request, appUrl)],
  };
}

const WHY = {
  "request.submitted": undefined,
  "request.edited": "The requester changed this request.",
  "request.reminded": "Reminder: this request is still waiting for your decision.",
  "request.escalated": "This request has been waiting for some time, so you're being notified, too.",
};

function decidedMessage({
  request,
  personName,
  zone,
  isUndoable,
}: Extract<ApproverMessage, { is: "decided" }>): SlackMessage {
  const { decidedByName, rejectionReason } = request;
  const became = statusAsVerb(request.status);
  const asked = askedLine(request, personName);
  const by = decidedByName ? ` by ${fitText(decidedByName, MAX_NAME)}` : "";
  return {
    text: `${asked}, ${spanInWords(request)}: ${became}${by}`,
    blocks: [
      paragraph(`*${asked}*\n${request.change ? dateChange(request) : datesInWords(request)}`),
      paragraph(approvalText(request, (name) => fitText(name, MAX_NAME)) ?? `*${capitalized(became)}*${by}`),
      ...(rejectionReason ? [quoteBlock("Reason", rejectionReason)] : []),
      ...(request.decidedAt ? [smallPrint(dayOf(request.decidedAt, zone))] : []),
      ...(isUndoable ? [undoActions(request.id)] : []),
    ],
  };
}

function passedOnMessage({
  request,
  personName,
  isUndoable,
}: Extract<ApproverMessage, { is: "passed on" }>): SlackMessage {
  const asked = askedLine(request, personName);
  const progress = approvalText(request, (name) => fitText(name, MAX_NAME)) ?? "";
  return {
    text: `${asked}, ${spanInWords(request)}: ${progress}`,
    blocks: [
      paragraph(`*${asked}*\n${datesInWords(request)}`),
      paragraph(progress),
      ...(isUndoable ? [undoActions(request.id)] : []),
    ],
  };
}

function askedLine(request: Extract<ApproverMessage, { is: "decided" }>["request"], personName: string): string {
  const wish = wishInWords(request, fitText(leaveText(request.typeName), MAX_NAME));
  return `${fitText(personName, MAX_NAME)} ${wish}`;
}

function undoActions(requestId: string): ActionsBlock {
  const text = { type: "plain_text", text: "Undo" } as const;
  return { type: "actions", elements: [{ type: "button", action_id: "undo_request", value: requestId, text }] };
}

function dayOf(instant: Date, zone: Zone): string {
  return formatLongDate(todayIn(zone, instant));
}
