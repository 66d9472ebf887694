import { REQUEST_CALLBACK } from "#bot/slack/modals/request/requestView.ts";
import type { SandboxPerson } from "#scripts/sandbox/SandboxPerson.ts";
import type { SandboxView } from "#scripts/sandbox/SandboxView.ts";

export async function openRequestForm(person: SandboxPerson): Promise<SandboxView> {
  const home = await person.openHome();
  if (!home) throw new Error("There is no Home tab");
  const before = person.modal();
  if (before) await person.close(before);
  await person.click(home, "open_request_modal");
  return person.until(
    () => (person.modal()?.callback_id === REQUEST_CALLBACK ? person.modal() : undefined),
    "the form",
  );
}

export function contentOf(view: SandboxView | undefined): string {
  return JSON.stringify(view?.blocks.filter(({ type }) => type !== "input") ?? []);
}

export function untilModalShows(person: SandboxPerson, text: string): Promise<SandboxView> {
  return person.until(() => (contentOf(person.modal()).includes(text) ? person.modal() : undefined), `“${text}”`);
}
