import { newId, workspaceOf, type World } from "../World.ts";

export interface Wish {
  clientId: string;
  scopes: string[];
  state: string;
  redirectUri: string;
}

export function wishOf(address: string): Wish {
  const { searchParams } = new URL(address);
  return {
    clientId: searchParams.get("client_id") ?? "",
    scopes: (searchParams.get("scope") ?? "").split(",").filter(Boolean),
    state: searchParams.get("state") ?? "",
    redirectUri: searchParams.get("redirect_uri") ?? "",
  };
}

export function allow(world: World, wish: Wish, teamId: string, userId?: string): string {
  const workspace = workspaceOf(world, teamId);
  const installer = userId ?? workspace.team.users[0]?.id ?? "";
  const code = newId("code");
  const { scopes, redirectUri } = wish;
  world.grants.set(code, { workspace, userId: installer, scopes, redirectUri, wasUsed: false });
  return backTo(wish, { code });
}

export function deny(wish: Wish): string {
  return backTo(wish, { error: "access_denied" });
}

function backTo({ redirectUri, state }: Wish, answer: Record<string, string>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) address.searchParams.set(name, value);
  return address.href;
}
