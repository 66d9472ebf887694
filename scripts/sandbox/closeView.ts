import { whoOf, type Person } from "./slackApi/payloads.ts";
import { sendInteraction } from "./sending.ts";
import { changed, type Workspace, type World } from "./World.ts";
import type { SandboxView } from "./SandboxView.ts";

export async function closeView(world: World, person: Person, view: SandboxView): Promise<void> {
  removeView(person.workspace, person.userId, view);
  changed(world);
  if (!view.notify_on_close) return;
  await sendInteraction(world, { type: "view_closed", ...whoOf(person), view, is_cleared: false });
}

export function removeView({ modals }: Workspace, userId: string, { id }: SandboxView): void {
  const stack = modals.get(userId) ?? [];
  const place = stack.findIndex((each) => each.id === id);
  if (place >= 0) modals.set(userId, stack.slice(0, place));
}
