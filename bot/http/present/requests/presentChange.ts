import type { ChangePreviewAnswer } from "#core/api/PreviewAnswer.ts";
import type { ChangeAnswer, OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { previewChange } from "#bot/operations/requests/changes/previewChange.ts";
import type { ChangeView } from "#db/queries/requests/changes.ts";
import type { OpenChange, OwnRequest } from "#db/queries/requests/requests.ts";
import { presentPreview } from "../presentPreview.ts";
import { presentRequest } from "../presentRequest.ts";

export function presentChange(change: ChangeView): ChangeAnswer {
  return { ...presentRequest(change), ...change.change };
}

export function presentOwnRequest(request: OwnRequest): OwnRequestAnswer {
  const { openChange, closureName, unit } = request;
  return {
    ...presentRequest(request),
    ...(openChange && { change: presentOpenChange(openChange, unit) }),
    ...(closureName !== null && { closureName }),
  };
}

function presentOpenChange({ minutes, parts, ...change }: OpenChange, unit: OwnRequest["unit"]) {
  return { ...change, ...parts, days: toUnits(minutes, unit) };
}

export function presentChangePreview(preview: Awaited<ReturnType<typeof previewChange>>): ChangePreviewAnswer {
  const { minutes, unit } = preview.leave;
  return { ...presentPreview(preview), daysBefore: toUnits(minutes, unit) };
}
