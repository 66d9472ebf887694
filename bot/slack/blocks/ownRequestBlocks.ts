import type { ActionsBlock, Button, SectionBlock } from "@slack/types";
import type { IsoDate } from "#core/calendar/dates.ts";
import { creditAmountText } from "#core/credits/creditAmountText.ts";
import { requestAmount } from "#core/leave/requestAmount.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import { changeNote } from "#core/requests/changes/changeNote.ts";
import { decidedText } from "#core/requests/lifecycle/decidedText.ts";
import { CREDIT_TRANSITIONS, offeredEvents, TRANSITIONS } from "#core/requests/lifecycle/transitions.ts";
import { datesInWords, spanInWords } from "#core/requests/requestWords.ts";
import type { OwnRequest, RequestView } from "#db/queries/requests/requests.ts";
import { capitalized } from "#core/capitalized.ts";
import { DOCUMENT_NEEDED, lacksDocument } from "#core/requests/booking/neededDocument.ts";
import { fitText } from "./fitText.ts";
import { requestValue } from "./requestValue.ts";
import { clipped } from "./text.ts";
import { paragraph, plainText } from "./textBlocks.ts";

const MAX_NAME = 300;
const MAX_REASON = 300;
/** Slack allows 75 characters in an accessibility label and 300 in a confirmation. */
const MAX_LABEL = 75;
const MAX_CONFIRMED = 300;

const SIGNS = {
  pending: ":hourglass_flowing_sand:",
  approved: ":white_check_mark:",
  rejected: ":no_entry_sign:",
  cancelled: ":heavy_multiplication_x:",
} as const;

export type OwnItem = RequestView & Partial<Pick<OwnRequest, "openChange" | "closureName">>;

export function ownRequestBlocks(request: OwnItem, today: IsoDate): [SectionBlock, ...ActionsBlock[]] {
  const offered = offeredEvents(request.status, ["owner"], request.isCredit ? CREDIT_TRANSITIONS : TRANSITIONS);
  const elements = [
    ...(offered.includes("edit") ? [editButton(request)] : []),
    ...(offered.includes("cancel") ? [cancelButton(request)] : []),
    ...(isChangeable(request, today) ? changeButtons(request, today) : []),
  ];
  return [requestSection(request), ...(elements.length > 0 ? [{ type: "actions" as const, elements }] : [])];
}

export function isChangeable({ status, endDate, closureName = null, isCredit }: OwnItem, today: IsoDate): boolean {
  const offered = !isCredit && offeredEvents(status, ["owner"]).includes("change");
  return offered && endDate >= today && closureName === null;
}

export function cancelableBlock(request: OwnItem, today: IsoDate): SectionBlock {
  const button = request.status === "pending" ? cancelButton(request) : changeButton(request, today);
  return { ...requestSection(request), accessory: button };
}

function requestSection(request: OwnItem): SectionBlock {
  const { typeName, status, rejectionReason, openChange = null, isCredit } = request;
  const progress = approvalText(request, (name) => fitText(name, MAX_NAME));
  const note = changeNote(request, openChange && { ...openChange, span: spanInWords(openChange) });
  const lines = [
    `*${fitText(typeName, MAX_NAME)}* · ${datesInWords(request)} · ${isCredit ? creditAmountText(requestAmount(request), status) : requestAmount(request)}`,
    `${SIGNS[status]} ${progress ?? decisionText(request)}`,
    ...(note === null ? [] : [`${openChange ? SIGNS.pending : ":office:"} ${fitText(note, MAX_NAME)}`]),
    ...(lacksDocument(request) ? [`:paperclip: ${DOCUMENT_NEEDED}. Attach it on the web.`] : []),
    ...(rejectionReason ? [`>${fitText(rejectionReason.replaceAll(/\s+/g, " "), MAX_REASON)}`] : []),
  ];
  return paragraph(lines.join("\n"));
}

function decisionText({ status, decidedByName, isDecidedByOwner }: RequestView): string {
  const isOwnCancellation = status === "cancelled" && isDecidedByOwner;
  if (!decidedByName || isOwnCancellation) return capitalized(status);
  return decidedText(status, fitText(decidedByName, MAX_NAME));
}

function editButton(request: RequestView): Button {
  return {
    type: "button",
    action_id: "edit_request",
    value: requestValue(request),
    text: plainText("Edit"),
    accessibility_label: labelOf("Edit", request),
  };
}

function changeButtons(request: OwnItem, today: IsoDate): Button[] {
  const { openChange } = request;
  const withdraw = openChange && {
    type: "button" as const,
    action_id: "withdraw_change",
    value: requestValue(openChange),
    text: plainText(openChange.isCancellation ? "Withdraw cancellation" : "Withdraw change"),
    accessibility_label: labelOf(
      openChange.isCancellation ? "Withdraw cancellation of" : "Withdraw change to",
      request,
    ),
  };
  return [changeButton(request, today), ...(withdraw ? [withdraw] : [])];
}

function changeButton(request: OwnItem, today: IsoDate): Button {
  const label = request.startDate < today ? "End early" : "Change";
  return {
    type: "button",
    action_id: "change_request",
    value: requestValue(request),
    text: plainText(label),
    accessibility_label: labelOf(label, request),
  };
}

function labelOf(action: string, request: RequestView): string {
  return clipped(`${action} ${whatOf(request)}`, MAX_LABEL);
}

function whatOf(request: RequestView): string {
  return `${request.typeName}, ${spanInWords(request)}`;
}

function cancelButton(request: RequestView): Button {
  return {
    type: "button",
    action_id: "cancel_request",
    value: requestValue(request),
    text: plainText("Cancel"),
    accessibility_label: labelOf("Cancel", request),
    confirm: {
      title: plainText("Cancel this request?"),
      text: plainText(clipped(whatOf(request), MAX_CONFIRMED)),
      confirm: plainText("Cancel request"),
      deny: plainText("Keep request"),
      style: "danger",
    },
  };
}
