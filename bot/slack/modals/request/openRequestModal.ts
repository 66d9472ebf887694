import type { ModalView } from "@slack/types";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { enteredParts } from "#core/leave/LeaveParts.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { listRequestableTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readEditableRequest } from "#bot/operations/requests/readEditableRequest.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { toResult } from "#bot/slack/guard/toResult.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { slackActor, type SlackIdentity } from "#bot/slack/guard/slackActor.ts";
import { changeForm } from "./changeForm.ts";
import { noticeView } from "./noticeView.ts";
import type { FormMemory } from "./FormMemory.ts";
import { openModal } from "./openModal.ts";
import { previewOf } from "./previewOf.ts";
import type { RequestChoice } from "./RequestChoice.ts";
import { requestView, TITLES } from "./requestView.ts";
import { updateView } from "./updateView.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

export interface RequestPrefill {
  type?: LeaveType;
  startDate?: IsoDate;
  endDate?: IsoDate;
  isHalfDay?: boolean;
  startPart?: "am" | "pm";
  minutes?: number;
  notes?: string;
  hint?: string;
}

type Opened = { prefill?: RequestPrefill } | { editing: string } | { changing: string };

const LOADING = "Loading the form…";
const TOO_LATE = "That took too long, so Slack couldn't open the form. Please try again.";
const FAILED = "The form can't be loaded right now. Please close this and try again in a moment.";

/** Opens a placeholder first, because the trigger expires after 3 s. */
export async function openRequestModal({
  client,
  triggerId,
  who,
  context,
  ...opened
}: {
  client: SlackClient;
  triggerId: string;
  who: SlackIdentity;
  context: SlackContext;
} & Opened): Promise<void> {
  const title = titleFor(opened);
  const loading = noticeView([LOADING], { title });
  const viewId = await openModal(client, { triggerId, userId: who.userId, view: loading, tooLate: TOO_LATE });
  if (viewId === undefined) return;
  const view = await formFor({ who, client, context }, opened).catch((error: unknown) => {
    context.log.error({ err: error }, "could not fill in the request form");
    return noticeView([FAILED], { title });
  });
  await updateView(client, { view_id: viewId, view });
}

async function formFor(
  { who, client, context }: { who: SlackIdentity; client: SlackClient; context: SlackContext },
  opened: Opened,
): Promise<ModalView> {
  const read = await toResult(async () => {
    const actor = await slackActor(who, client, { appUrl: context.appUrl });
    if ("changing" in opened) return changeForm(actor, opened.changing);
    const { choice, ...memory } = await startOf(actor, opened);
    const [balances, types, preview] = await Promise.all([
      readOwnBalances(actor, {}),
      listRequestableTypes(actor, {}),
      previewOf(actor, choice, memory),
    ]);
    return requestView(choice, { types: optionsOf(types, balances), hourTypes: inHours(types), ...memory }, preview);
  });
  if (read.ok) return read.result;
  const { message, link } = read.refusal;
  return noticeView([message], { title: titleFor(opened), ...(link && { link }) });
}

function titleFor(opened: Opened): string {
  if ("changing" in opened) return TITLES.change;
  return "editing" in opened ? TITLES.edit : TITLES.request;
}

async function startOf(
  actor: Actor,
  opened: Exclude<Opened, { changing: string }>,
): Promise<{ choice: RequestChoice } & Omit<FormMemory, "types">> {
  if (!("editing" in opened)) {
    const { hint, isHalfDay = false, ...chosen } = opened.prefill ?? {};
    return { choice: { ...chosen, isHalfDay }, ...(hint && { hint }) };
  }
  const request = await readEditableRequest(actor, opened.editing, {});
  const { id, version, type, startDate, endDate, notes } = request;
  return {
    choice: { type, startDate, endDate, ...enteredParts(request), ...(notes && { notes }) },
    edits: { requestId: id, version },
  };
}

function inHours(types: readonly LeaveTypeView[]): number[] {
  return types.flatMap(({ unit }, index) => (unit === "hour" ? [index] : []));
}

function optionsOf(types: readonly LeaveTypeView[], balances: readonly BalanceView[]): FormMemory["types"] {
  return types.map(({ key, name, unit }) => {
    const balance = balances.find(({ type }) => type === key);
    const available = balance?.isUnlimited ? "unlimited" : `${amountInWords(balance?.available ?? 0, unit)} available`;
    return [key, `${name}: ${available}`];
  });
}
