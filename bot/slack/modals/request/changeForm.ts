import type { ModalView } from "@slack/types";
import type { IsoDate } from "#core/calendar/dates.ts";
import { wantedInWords } from "#core/requests/lifecycle/changedRefusal.ts";
import { earlyEnd } from "#core/requests/changes/earlyEnd.ts";
import { enteredParts } from "#core/leave/LeaveParts.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readChangeableLeave } from "#bot/operations/requests/changes/readChangeableLeave.ts";
import type { ChangeView } from "#db/queries/requests/changes.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { FormMemory } from "./FormMemory.ts";
import { previewOf } from "./previewOf.ts";
import type { RequestChoice } from "./RequestChoice.ts";
import { requestView } from "./requestView.ts";

/** Throws a Refusal if the leave can't be changed. */
export async function changeForm(actor: Actor, requestId: string): Promise<ModalView> {
  const { leave, change, today } = await readChangeableLeave(actor, requestId, {});
  const { cancel, notes, ...kept } = startOf(leave, change, today);
  const memory: FormMemory = {
    types: [],
    hint: `Approved: ${wantedInWords(leave)}.`,
    changes: {
      requestId,
      hasBegun: leave.startDate < today,
      isInHours: leave.unit === "hour",
      replaces: change !== undefined,
      kept,
    },
  };
  const choice = { ...kept, ...(cancel && { cancel }), ...(notes && { notes }) };
  return requestView(choice, memory, await previewOf(actor, choice, memory));
}

function startOf(leave: RequestView, change: ChangeView | undefined, today: IsoDate): RequestChoice {
  const { startDate, endDate } = change ?? leave;
  if (change) {
    const { notes, change: of } = change;
    const chosen = { startDate, endDate, ...enteredParts(change) };
    return { ...chosen, ...(of.isCancellation && { cancel: true }), ...(notes && { notes }) };
  }
  const endsEarly = startDate < today && endDate >= today;
  if (!endsEarly) return { startDate, endDate, ...enteredParts(leave) };
  const { startPart } = enteredParts(leave);
  return { startDate, endDate: earlyEnd(leave, today), isHalfDay: false, ...(startPart && { startPart }) };
}
