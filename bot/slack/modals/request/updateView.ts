import type { ModalView } from "@slack/types";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import { slackErrorOf } from "#bot/slack/guard/slackErrorOf.ts";

type Update = { view: ModalView; hash?: string } & ({ view_id: string } | { external_id: string });

type ViewUpdate = "updated" | "changed" | "closed";

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
