import type { App, BlockAction, ViewSubmitAction } from "@slack/bolt";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { onChoiceChanged } from "./onChoiceChanged.ts";
import { onRequestSubmitted } from "./onRequestSubmitted.ts";
import { REQUEST_CALLBACK } from "./requestView.ts";

const DECISIVE = /^(type|cancel|startDate|endDate|isHalfDay|startPart|endPart|minutes)$/;

export function registerRequestModal(app: App, context: SlackContext): void {
  app.view<ViewSubmitAction>({ type: "view_submission", callback_id: REQUEST_CALLBACK }, (args) =>
    onRequestSubmitted(args, context),
  );
  app.action<BlockAction>({ type: "block_actions", callback_id: REQUEST_CALLBACK, action_id: DECISIVE }, (args) =>
    onChoiceChanged(args, context),
  );
}
