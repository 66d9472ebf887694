import { act } from "./act.ts";
import { createPerson } from "./createPerson.ts";
import type { PageAct, PageOutcome } from "./PageState.ts";
import { viewNamed } from "./slackApi/views.ts";
import { workspaceOf, type World } from "./World.ts";

const NOTHING_SENT = { status: 200, ackMs: 0 };

export async function actOnPage(world: World, what: PageAct): Promise<PageOutcome> {
  const person = createPerson(world, what.team, what.user);
  if (what.do === "command") {
    const [, command = "", text = ""] = /^(\S*)\s*(.*)$/s.exec(what.text.trim()) ?? [];
    const { status, ackMs, ack } = await person.command(text, { command, channel: what.channel });
    return { status, ackMs, ack };
  }
  if (what.do === "home") {
    await person.openHome();
    return NOTHING_SENT;
  }
  const workspace = workspaceOf(world, what.team);
  if (what.do === "click" || what.do === "act") {
    const seen =
      what.do === "act"
        ? viewNamed(workspace, what.viewId)
        : workspace.conversations.get(what.channel)?.messages.find(({ ts }) => ts === what.ts);
    return seen ? act(world, { workspace, userId: what.user }, seen, what) : NOTHING_SENT;
  }
  const view = viewNamed(workspace, what.viewId);
  if (!view) return NOTHING_SENT;
  if (what.do === "close") {
    await person.close(view);
    return NOTHING_SENT;
  }
  const { status, ackMs, ack } = await person.submit(view, what.values);
  return { status, ackMs, ack };
}
