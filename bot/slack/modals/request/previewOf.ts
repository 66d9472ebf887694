import type { KnownBlock } from "@slack/types";
import { PreviewQuery } from "#core/requests/RequestInput.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { toResult } from "#bot/slack/guard/toResult.ts";
import { previewBlocks, previewNote } from "./previewBlocks.ts";
import type { RequestChoice } from "./RequestChoice.ts";

const INCOMPLETE = "Choose a type and both dates to see the cost.";

/**
 * Returns the preview of the choice so far, for a new request or the request that it `edits`, or a note about what is
 * missing or refused.
 */
export async function previewOf(
  actor: Actor,
  choice: RequestChoice,
  edits?: { requestId: string },
): Promise<KnownBlock[]> {
  const { type, startDate, endDate, notes: _, ...parts } = choice;
  if (!type) return previewNote(INCOMPLETE);
  const dates = startDate && endDate ? { startDate, endDate, ...parts } : {};
  const wanted = { type, ...dates, ...(edits && { requestId: edits.requestId }) };
  const preview = await toResult(() => previewRequest(actor, wanted));
  if (!preview.ok) return previewNote(preview.refusal.message);
  return previewBlocks(PreviewQuery.parse(wanted), preview.result);
}
