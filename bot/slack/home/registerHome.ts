import type { App, BlockButtonAction } from "@slack/bolt";
import type { SlackContext } from "../app/SlackContext.ts";
import { onCancelRequest } from "./onCancelRequest.ts";
import { onChangeRequest } from "./onChangeRequest.ts";
import { onEditRequest } from "./onEditRequest.ts";
import { onHomeOpened } from "./onHomeOpened.ts";
import { onOpenRequestModal } from "./onOpenRequestModal.ts";
import { onWithdrawChange } from "./onWithdrawChange.ts";

export function registerHome(app: App, context: SlackContext): void {
  app.event("app_home_opened", (args) => onHomeOpened(args, context));
  app.action<BlockButtonAction>({ type: "block_actions", action_id: "cancel_request" }, (args) =>
    onCancelRequest(args, context),
  );
  app.action<BlockButtonAction>({ type: "block_actions", action_id: "edit_request" }, (args) =>
    onEditRequest(args, context),
  );
  app.action<BlockButtonAction>({ type: "block_actions", action_id: "change_request" }, (args) =>
    onChangeRequest(args, context),
  );
  app.action<BlockButtonAction>({ type: "block_actions", action_id: "withdraw_change" }, (args) =>
    onWithdrawChange(args, context),
  );
  app.action<BlockButtonAction>({ type: "block_actions", action_id: "open_request_modal" }, (args) =>
    onOpenRequestModal(args, context),
  );
}
