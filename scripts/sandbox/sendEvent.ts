import type { SandboxDelivery, SandboxEventOptions } from "./Sandbox.ts";
import { send } from "./sending.ts";
import { APP_ID, newId, timestamp, type Workspace, type World } from "./World.ts";

export function sendEvent(
  world: World,
  workspace: Workspace,
  event: { type: string; [field: string]: unknown },
  { eventId = newId("Ev"), at = world.now(), retryNum, retryReason = "http_timeout" }: SandboxEventOptions = {},
): Promise<SandboxDelivery> {
  const teamId = workspace.team.id;
  const body = {
    token: "sandbox",
    team_id: teamId,
    api_app_id: APP_ID,
    event: { event_ts: timestamp(at), ...event },
    type: "event_callback",
    event_id: eventId,
    event_time: Math.floor(at.getTime() / 1000),
    authorizations: [
      {
        enterprise_id: null,
        team_id: teamId,
        user_id: workspace.botUserId,
        is_bot: true,
        is_enterprise_install: false,
      },
    ],
    is_ext_shared_channel: false,
  };
  return send(world, JSON.stringify(body), {
    "content-type": "application/json",
    ...(retryNum !== undefined && {
      "x-slack-retry-num": String(retryNum),
      "x-slack-retry-reason": retryReason,
    }),
  });
}
