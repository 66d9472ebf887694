import { z } from "zod";
import { readRequestValue, type ShownRequest } from "../blocks/requestValue.ts";

export const ClickedIn = z.object({
  type: z.string().optional(),
  channel_id: z.string().optional(),
  message_ts: z.string().optional(),
  is_ephemeral: z.boolean().optional(),
  /** Slack accepts up to five replies at the URL, for half an hour. */
  response_url: z.string().optional(),
});
export type ClickedIn = z.output<typeof ClickedIn>;

const Body = z.object({
  trigger_id: z.string(),
  response_url: z.string().optional(),
  container: ClickedIn.omit({ response_url: true }).catch({}),
  message: z.object({ text: z.string().optional() }).optional().catch(undefined),
  actions: z.array(z.object({ value: z.string().optional() })).min(1),
});

export interface DecisionClick extends ShownRequest {
  triggerId: string;
  clickedIn: ClickedIn;
  about: string | undefined;
}

export function decisionClick(body: object): DecisionClick {
  const { trigger_id: triggerId, response_url, container, message, actions } = Body.parse(body);
  const clickedIn = { ...container, ...(response_url === undefined ? {} : { response_url }) };
  return { triggerId, ...readRequestValue(actions[0]?.value), clickedIn, about: message?.text };
}

const Clicked = z.object({
  response_url: z.string().optional(),
  container: ClickedIn.omit({ response_url: true }).catch({}),
});

export function clickedInOf(body: object): ClickedIn {
  const { container, response_url } = Clicked.parse(body);
  return { ...container, ...(response_url === undefined ? {} : { response_url }) };
}
