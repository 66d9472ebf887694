import type { ActionsBlock, Button, SectionBlock } from "@slack/types";
import { requestAmount } from "#core/leave/requestAmount.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { datesInWords, spanInWords } from "#core/requests/requestWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { capitalized } from "#core/capitalized.ts";
import { DOCUMENT_NEEDED, lacksDocument } from "#core/requests/booking/neededDocument.ts";
import { fitText } from "./fitText.ts";
import { requestValue } from "./requestValue.ts";
import { paragraph } from "./textBlocks.ts";

const MAX_NAME = 300;
const MAX_REASON = 300;

const SIGNS = {
  pending: ":hourglass_flowing_sand:",
  approved: ":white_check_mark:",
  rejected: ":no_entry_sign:",
  cancelled: ":heavy_multiplication_x:",
} as const;

/**
 * Returns a person's own request with its status: one block, and one with the buttons to edit and cancel it while that
 * is possible.
 */
export function ownRequestBlocks(request: RequestView): [SectionBlock, ...ActionsBlock[]] {
  const offered = offeredEvents(request.status, ["owner"]);
  const elements = [
    ...(offered.includes("edit") ? [editButton(request)] : []),
    ...(offered.includes("cancel") ? [cancelButton(request)] : []),
  ];
  return [requestSection(request), ...(elements.length > 0 ? [{ type: "actions" as const, elements }] : [])];
}

/** Returns a person's pending request as one block with a button that cancels it. */
export function cancelableBlock(request: RequestView): SectionBlock {
  return { ...requestSection(request), accessory: cancelButton(request) };
}

function requestSection(request: RequestView): SectionBlock {
  const { typeName, status, rejectionReason } = request;
  const progress = approvalText(request, (name) => fitText(name, MAX_NAME));
  const lines = [
    `*${fitText(typeName, MAX_NAME)}* · ${datesInWords(request)} · ${requestAmount(request)}`,
    `${SIGNS[status]} ${progress ?? `${capitalized(status)}${byWhom(request)}`}`,
    ...(lacksDocument(request) ? [`:paperclip: ${DOCUMENT_NEEDED}. Attach it on the web.`] : []),
    ...(rejectionReason ? [`>${fitText(rejectionReason.replaceAll(/\s+/g, " "), MAX_REASON)}`] : []),
  ];
  return paragraph(lines.join("\n"));
}

/** People know which of their requests they canceled. */
function byWhom({ status, decidedByName, isDecidedByOwner }: RequestView): string {
  const isOwnCancellation = status === "cancelled" && isDecidedByOwner;
  return decidedByName && !isOwnCancellation ? ` by ${fitText(decidedByName, MAX_NAME)}` : "";
}

function editButton(request: RequestView): Button {
  return {
    type: "button",
    action_id: "edit_request",
    value: requestValue(request),
    text: { type: "plain_text", text: "Edit" },
    accessibility_label: `Edit ${whatOf(request)}`,
  };
}

function whatOf(request: RequestView): string {
  return `${request.typeName}, ${spanInWords(request)}`;
}

function cancelButton(request: RequestView): Button {
  const what = whatOf(request);
  return {
    type: "button",
    action_id: "cancel_request",
    value: requestValue(request),
    text: { type: "plain_text", text: "Cancel" },
    accessibility_label: `Cancel ${what}`,
    confirm: {
      title: { type: "plain_text", text: "Cancel this request?" },
      text: { type: "plain_text", text: what },
      confirm: { type: "plain_text", text: "Cancel request" },
      deny: { type: "plain_text", text: "Keep it" },
      style: "danger",
    },
  };
}
