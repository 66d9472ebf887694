import type { PageAct, PageOutcome, PageState } from "../PageState.ts";

export async function readState(team: string, user: string): Promise<PageState> {
  const answer = await fetch(`/page/state?${new URLSearchParams({ team, user }).toString()}`);
  if (!answer.ok) throw new Error("The sandbox has no people");
  return (await answer.json()) as PageState;
}

export async function doAct(what: PageAct): Promise<PageOutcome> {
  const answer = await fetch("/page/act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(what),
  });
  if (!answer.ok) return { status: answer.status, ackMs: 0 };
  return (await answer.json()) as PageOutcome;
}
