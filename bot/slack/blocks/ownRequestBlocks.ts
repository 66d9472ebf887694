import type { Button, SectionBlock } from "@slack/types";
import { formatSpan } from "#core/calendar/dates.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { capitalized } from "#core/capitalized.ts";
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

/** Returns a person's own request as one block, with its status and, while it is pending, a button that cancels it. */
export function ownRequestBlocks(request: RequestView): [SectionBlock] {
  const { typeName, unit, minutes, status, rejectionReason } = request;
  const lines = [
    `*${fitText(typeName, MAX_NAME)}* · ${datesInWords(request)} · ${amountInWords(minutes, unit)}`,
    `${SIGNS[status]} ${capitalized(status)}${byWhom(request)}`,
    ...(rejectionReason ? [`>${fitText(rejectionReason.replaceAll(/\s+/g, " "), MAX_REASON)}`] : []),
  ];
  const isCancelable = offeredEvents(status, ["owner"]).includes("cancel");
  return [{ ...paragraph(lines.join("\n")), ...(isCancelable && { accessory: cancelButton(request) }) }];
}

/** People know which of their requests they canceled. */
function byWhom({ status, decidedByName, isDecidedByOwner }: RequestView): string {
  const isOwnCancellation = status === "cancelled" && isDecidedByOwner;
  return decidedByName && !isOwnCancellation ? ` by ${fitText(decidedByName, MAX_NAME)}` : "";
}

function cancelButton(request: RequestView): Button {
  const { typeName, startDate, endDate } = request;
  const what = `${typeName}, ${formatSpan(startDate, endDate)}`;
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
