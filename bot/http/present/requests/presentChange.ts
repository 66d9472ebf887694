import type { ChangePreviewAnswer } from "#core/api/PreviewAnswer.ts";
import type { ChangeAnswer, OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { previewChange } from "#bot/operations/requests/changes/previewChange.ts";
import type { ChangeView } from "#db/queries/requests/changes.ts";
import type { OwnRequest } from "#db/queries/requests/requests.ts";
import { presentPreview } from "../presentPreview.ts";
import { presentRequest } from "../presentRequest.ts";

/** Presents a change of approved leave, with the leave's new cost in the unit of its type. */
export function presentChange(change: ChangeView): ChangeAnswer {
  return { ...presentRequest(change), ...change.change };
}

/** Presents a person's own request, with the change that awaits a decision. */
export function presentOwnRequest(request: OwnRequest): OwnRequestAnswer {
  const { openChange, unit } = request;
  if (!openChange) return presentRequest(request);
  const { minutes, parts, ...change } = openChange;
  return { ...presentRequest(request), change: { ...change, ...parts, days: toUnits(minutes, unit) } };
}

/** Presents the preview of a change, with the cost of the leave as it is. */
export function presentChangePreview(preview: Awaited<ReturnType<typeof previewChange>>): ChangePreviewAnswer {
  const { minutes, unit } = preview.leave;
  return { ...presentPreview(preview), daysBefore: toUnits(minutes, unit) };
}
