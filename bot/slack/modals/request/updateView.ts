import type { ModalView } from "@slack/types";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import { slackErrorOf } from "./slackErrorOf.ts";

type Update = { view: ModalView; hash?: string } & ({ view_id: string } | { external_id: string });

/** What became of putting another view in the place of one: it may have changed meanwhile, or be closed. */
export type ViewUpdate = "updated" | "changed" | "closed";

/** Puts a view in the place of another; with a `hash` only if that is still what it was. */
export async function updateView(client: SlackClient, update: Update): Promise<ViewUpdate> {
  try {
    await client.views.update(update);
    return "updated";
  } catch (error) {
    const code = slackErrorOf(error);
    if (code === "hash_conflict") return "changed";
    if (code === "not_found") return "closed";
    throw error;
  }
}
