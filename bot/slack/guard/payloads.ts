import { z } from "zod";

const id = z.string().min(1).max(255);
/** In the year 5138. Much later timestamps aren't valid dates. */
const LAST_SECOND = 99_999_999_999;
const named = z.object({ id });
const sentBy = { user: named.extend({ team_id: id.optional() }), team: named.nullish() };

export const CommandPayload = z.object({
  command: z.string().regex(/^\/\S/),
  team_id: id,
  user_id: id,
  text: z.string().optional(),
  trigger_id: z.string().optional(),
  response_url: z.url().optional(),
});

const Actions = z.object({
  type: z.literal("block_actions"),
  ...sentBy,
  actions: z.array(z.object({ type: z.string(), action_id: id })).min(1),
  trigger_id: z.string().optional(),
  response_url: z.url().optional(),
});

const View = z.object({ id, callback_id: z.string() });
const FilledIn = View.extend({
  blocks: z.array(z.object({ block_id: z.string().optional() })),
  state: z.object({ values: z.record(z.string(), z.unknown()) }),
});
const Submission = z.object({ type: z.literal("view_submission"), ...sentBy, view: FilledIn });
const Closing = z.object({ type: z.literal("view_closed"), ...sentBy, view: View });
const Shortcut = z.object({ type: z.enum(["shortcut", "message_action"]), ...sentBy, callback_id: id });
const Suggestion = z.object({ type: z.literal("block_suggestion"), ...sentBy, action_id: id });

export const InteractionPayload = z.discriminatedUnion("type", [Actions, Submission, Closing, Shortcut, Suggestion]);

const Happening = z.object({
  type: z.literal("event_callback"),
  team_id: id,
  event_id: id,
  event_time: z.number().int().min(0).max(LAST_SECOND),
  event: z.object({ type: z.string().min(1) }),
});
const Verification = z.object({ type: z.literal("url_verification"), challenge: z.string().max(1000) });
const Limited = z.object({ type: z.literal("app_rate_limited") });

export const EventPayload = z.discriminatedUnion("type", [Happening, Verification, Limited]);
