import { APP_ID, newId, type Workspace, type World } from "../World.ts";

export interface Person {
  workspace: Workspace;
  userId: string;
}

export function whoOf({ workspace, userId }: Person): Record<string, unknown> {
  const name = workspace.users.get(userId)?.name.toLowerCase().replaceAll(" ", ".");
  return {
    user: { id: userId, username: name, name, team_id: workspace.team.id },
    team: { id: workspace.team.id, domain: workspace.team.id.toLowerCase() },
    api_app_id: APP_ID,
    token: "sandbox",
    enterprise: null,
    is_enterprise_install: false,
  };
}

export function newTrigger(world: World, { workspace, userId }: Person): string {
  const id = `${world.triggers.size + 1}.${performance.now().toFixed(0)}.${newId("").toLowerCase()}`;
  world.triggers.set(id, { workspace, userId, at: performance.now(), wasUsed: false });
  return id;
}
