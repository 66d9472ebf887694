import type { ModalView } from "@slack/types";
import { z } from "zod";
import { ClickedIn, type DecisionClick } from "#bot/slack/actions/DecisionClick.ts";
import { paragraph } from "#bot/slack/blocks/textBlocks.ts";

const MAX_ABOUT = 2900;
const MAX_REASON = 2000;

export const RejectMemory = z.object({ requestId: z.string(), version: z.number().optional(), clickedIn: ClickedIn });

export function rejectView({ requestId, version, clickedIn, about }: Omit<DecisionClick, "triggerId">): ModalView {
  const isQuotable = about !== undefined && about !== "" && about.length <= MAX_ABOUT;
  return {
    type: "modal",
    callback_id: "reject_request",
    private_metadata: JSON.stringify({ requestId, version, clickedIn }),
    title: { type: "plain_text", text: "Reject request" },
    submit: { type: "plain_text", text: "Reject" },
    close: { type: "plain_text", text: "Cancel" },
    blocks: [
      ...(isQuotable ? [paragraph(about)] : []),
      {
        type: "input",
        block_id: "rejectionReason",
        optional: true,
        label: { type: "plain_text", text: "Reason" },
        hint: { type: "plain_text", text: "The requester will see this" },
        element: {
          type: "plain_text_input",
          action_id: "rejectionReason",
          multiline: true,
          max_length: MAX_REASON,
          focus_on_load: true,
        },
      },
    ],
  };
}
