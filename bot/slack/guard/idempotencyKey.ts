import { z } from "zod";

const Recognizable = z.object({
  type: z.string().optional(),
  event_id: z.string().optional(),
  trigger_id: z.string().optional(),
  team_id: z.string().nullish(),
  team: z.object({ id: z.string() }).nullish(),
  view: z.object({ id: z.string(), hash: z.string().optional() }).nullish(),
});

export function idempotencyKey(body: object): string | undefined {
  const { type, event_id, trigger_id, team_id, team, view } = Recognizable.parse(body);
  const teamId = team_id ?? team?.id ?? "";
  if (type === "view_submission" && view) return `slack ${teamId} view ${view.id} ${view.hash ?? ""}`;
  if (event_id) return `slack ${teamId} event ${event_id}`;
  return trigger_id ? `slack ${teamId} trigger ${trigger_id}` : undefined;
}
