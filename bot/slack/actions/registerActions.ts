import type { App, BlockButtonAction, BlockOverflowAction, ViewSubmitAction } from "@slack/bolt";
import { onRejectSubmitted } from "../modals/reject/onRejectSubmitted.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { onThreadSubmitted } from "../modals/thread/onThreadSubmitted.ts";
import { onApprove } from "./onApprove.ts";
import { onAsk } from "./onAsk.ts";
import { onSnooze } from "./onSnooze.ts";
import { onUndo } from "./onUndo.ts";
import { onReject } from "./onReject.ts";

export function registerActions(app: App, context: SlackContext): void {
  app.action<BlockButtonAction>("approve_request", (args) => onApprove(args, context));
  app.action<BlockButtonAction>("reject_request", (args) => onReject(args, context));
  app.action<BlockButtonAction>("undo_request", (args) => onUndo(args, context));
  app.action<BlockOverflowAction>("snooze_request", (args) => onSnooze(args, context));
  app.action<BlockButtonAction>("ask_request", (args) => onAsk(args, context));
  app.view<ViewSubmitAction>({ type: "view_submission", callback_id: "ask_request" }, (args) =>
    onThreadSubmitted(args, context),
  );
  app.action("open_request", ({ ack }) => ack());
  app.view<ViewSubmitAction>({ type: "view_submission", callback_id: "reject_request" }, (args) =>
    onRejectSubmitted(args, context),
  );
}
