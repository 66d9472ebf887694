import type { App, BlockButtonAction, ViewSubmitAction } from "@slack/bolt";
import { onRejectSubmitted } from "../rejectModal/onRejectSubmitted.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { onApprove } from "./onApprove.ts";
import { onReject } from "./onReject.ts";

/** The buttons under a request that waits for a decision, and the form that asks for a reason. */
export function registerActions(app: App, door: SlackDoor): void {
  app.action<BlockButtonAction>("approve_request", (args) => onApprove(args, door));
  app.action<BlockButtonAction>("reject_request", (args) => onReject(args, door));
  // The browser follows the link; Slack only wants to hear that we know.
  app.action("open_request", ({ ack }) => ack());
  app.view<ViewSubmitAction>({ type: "view_submission", callback_id: "reject_request" }, (args) =>
    onRejectSubmitted(args, door),
  );
}
