import { setTimeout as wait } from "node:timers/promises";
import type { ModalView } from "@slack/types";
import { escaped } from "#bot/slack/blocks/text.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import { updateView } from "./updateView.ts";

const TRIES = 4;
const BETWEEN_MS = 300;

/** Retries, because Slack may still be opening the placeholder. If all tries fail, sends a message instead. */
export async function showLate(
  client: SlackClient,
  {
    externalId,
    view,
    userId,
    texts,
  }: { externalId: string; view: ModalView; userId: string; texts: readonly string[] },
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if ((await updateView(client, { external_id: externalId, view })) === "updated") return;
    if (attempt < TRIES) await wait(BETWEEN_MS);
  }
  await client.chat.postMessage({ channel: userId, text: escaped(texts.join("\n")) });
}
