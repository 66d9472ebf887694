import type { KnownBlock } from "@slack/types";
import { PreviewQuery } from "#core/requests/RequestInput.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { attempt } from "../attempt.ts";
import { previewBlocks, previewNote } from "./previewBlocks.ts";
import type { RequestChoice } from "./RequestChoice.ts";

const INCOMPLETE = "Choose a type and both dates to see what it takes.";

/** What the choice made so far would take; while it isn't whole, what is missing; what can't be, why. */
export async function previewOf(actor: Actor, choice: RequestChoice): Promise<KnownBlock[]> {
  if (!choice.type || !choice.startDate || !choice.endDate) return previewNote(INCOMPLETE);
  const preview = await attempt(() => previewRequest(actor, choice));
  if (!preview.ok) return previewNote(preview.refusal.message);
  return previewBlocks(PreviewQuery.parse(choice), preview.result);
}
