import type { KnownBlock } from "@slack/types";
import { changedSpan } from "#core/requests/changes/ChangeInput.ts";
import { PreviewQuery } from "#core/requests/PreviewQuery.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { previewChange } from "#bot/operations/requests/changes/previewChange.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { toResult } from "#bot/slack/guard/toResult.ts";
import type { FormMemory } from "./FormMemory.ts";
import { changePreviewBlocks, previewBlocks, previewNote } from "./previewBlocks.ts";
import type { RequestChoice } from "./RequestChoice.ts";
import { wantedChange } from "./wantedChange.ts";

const INCOMPLETE = "Choose a type and both dates to see the cost.";

export async function previewOf(
  actor: Actor,
  choice: RequestChoice,
  { edits, changes }: Pick<FormMemory, "edits" | "changes">,
): Promise<KnownBlock[]> {
  if (changes) return changePreviewOf(actor, choice, changes.requestId);
  const { type, startDate, endDate, notes: _, cancel: __, ...parts } = choice;
  if (!type) return previewNote(INCOMPLETE);
  const dates = startDate && endDate ? { startDate, endDate, ...parts } : {};
  const wanted = { type, ...dates, ...(edits && { requestId: edits.requestId }) };
  const preview = await toResult(() => previewRequest(actor, wanted));
  if (!preview.ok) return previewNote(preview.refusal.message);
  return previewBlocks(PreviewQuery.parse(wanted), preview.result);
}

async function changePreviewOf(actor: Actor, choice: RequestChoice, requestId: string): Promise<KnownBlock[]> {
  const wanted = wantedChange(choice);
  const preview = await toResult(() => previewChange(actor, requestId, wanted));
  if (!preview.ok) return previewNote(preview.refusal.message);
  return changePreviewBlocks(changedSpan(preview.result.leave, wanted), preview.result);
}
