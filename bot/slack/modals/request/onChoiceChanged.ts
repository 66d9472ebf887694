import type { BlockAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import type { KnownBlock } from "@slack/types";
import { isNewestChoice } from "#bot/operations/slack/isNewestChoice.ts";
import { toResult } from "#bot/slack/guard/toResult.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { identityOf, slackActor } from "#bot/slack/guard/slackActor.ts";
import { type FormMemory, readMemory } from "./FormMemory.ts";
import { previewNote } from "./previewBlocks.ts";
import { previewOf } from "./previewOf.ts";
import { readChoice, type RequestChoice } from "./RequestChoice.ts";
import { requestView } from "./requestView.ts";
import { updateView } from "./updateView.ts";

type ChoiceArgs = Pick<SlackActionMiddlewareArgs<BlockAction>, "ack" | "body"> & { client: SlackClient };

const FAILED = "The cost isn't available right now. It will be calculated when you submit the form.";

/** Updates can overtake each other, so an older update must not replace a newer update. */
export async function onChoiceChanged({ ack, body, client }: ChoiceArgs, context: SlackContext): Promise<void> {
  await ack();
  const { view } = body;
  const at = body.actions[0]?.action_ts;
  if (!view || !at || !(await isNewestChoice(view.id, at))) return;
  const choice = readChoice(view);
  const memory = readMemory(view);
  const preview = await previewFor({ body, client }, choice, memory).catch((error: unknown) => {
    context.log.error({ err: error }, "could not preview a request");
    return previewNote(FAILED);
  });
  if (!(await isNewestChoice(view.id, at))) return;
  const update = { view_id: view.id, view: requestView(choice, memory, preview) };
  const outcome = await updateView(client, { ...update, hash: view.hash });
  if (outcome === "changed" && (await isNewestChoice(view.id, at))) await updateView(client, update);
}

async function previewFor(
  { body, client }: { body: BlockAction; client: SlackClient },
  choice: RequestChoice,
  memory: FormMemory,
): Promise<KnownBlock[]> {
  const preview = await toResult(async () => previewOf(await slackActor(identityOf(body), client), choice, memory));
  return preview.ok ? preview.result : previewNote(preview.refusal.message);
}
