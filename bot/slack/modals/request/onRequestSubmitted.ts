import { randomUUID } from "node:crypto";
import type { SlackViewMiddlewareArgs, ViewSubmitAction } from "@slack/bolt";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { readOwnApprover } from "#bot/operations/requests/readOwnApprover.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { closeChoices } from "#bot/operations/slack/isNewestChoice.ts";
import { toResult } from "#bot/slack/guard/toResult.ts";
import { refreshHome } from "#bot/slack/home/refreshHome.ts";
import { idempotencyKey } from "#bot/slack/guard/idempotencyKey.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { identityOf, slackActor } from "#bot/slack/guard/slackActor.ts";
import { type DelegateHint, delegateHint } from "#bot/slack/messages/delegateHint.ts";
import { noticeView } from "./noticeView.ts";
import { readMemory } from "./FormMemory.ts";
import { readChoice } from "./RequestChoice.ts";
import { changedTexts, refusalTexts, savedTexts, sentTexts, refusalFields, shownAt } from "./requestOutcome.ts";
import { titleOf } from "./requestView.ts";
import { wantedChange, WHOLE } from "./wantedChange.ts";
import { DEADLINES, settledWithin } from "../../guard/deadlines.ts";
import { showLate } from "./showLate.ts";

type SubmitArgs = Pick<SlackViewMiddlewareArgs<ViewSubmitAction>, "ack" | "body"> & { client: SlackClient };

type Outcome = {
  isSent: boolean;
  texts: string[];
  link?: DelegateHint["link"];
  /** Errors by block id. */
  fields?: Record<string, string> | undefined;
};

const WORKING = "Working on it…";
const FAILED = "Something went wrong on our side. Please send the form again; nothing will be submitted twice.";

export async function onRequestSubmitted({ ack, body, client }: SubmitArgs, context: SlackContext): Promise<void> {
  const working = submitted(body, client, context).catch((error: unknown): Outcome => {
    context.log.error({ err: error }, "could not submit a request from the form");
    return { isSent: false, texts: [FAILED], fields: shownAt({ type: FAILED }, body.view) };
  });
  const title = titleOf(readMemory(body.view));
  const inTime = await settledWithin(DEADLINES.answer, working);
  if (inTime?.fields) {
    await ack({ response_action: "errors", errors: inTime.fields });
  } else if (inTime) {
    // A preview in progress must not replace the outcome with the form.
    const ending = closeChoices(body.view.id);
    const { texts, link } = inTime;
    const view = noticeView(texts, { title, ...(link && { link }) });
    await Promise.all([ending, ack({ response_action: "update", view })]);
  } else {
    const externalId = randomUUID();
    await ack({ response_action: "push", view: noticeView([WORKING], { title, closesAll: true, externalId }) });
    const { isSent, texts, link } = await working;
    const closing = isSent ? { closesAll: true } : { close: "Back" };
    const view = noticeView(texts, { title, externalId, ...closing, ...(link && { link }) });
    await showLate(client, { externalId, view, userId: body.user.id, texts });
  }
  if ((await working).isSent) await refreshHome({ client, who: identityOf(body), context });
}

async function submitted(body: ViewSubmitAction, client: SlackClient, { appUrl }: SlackContext): Promise<Outcome> {
  const outcome = await toResult(async (): Promise<Pick<Outcome, "texts" | "link">> => {
    const actor = await slackActor(identityOf(body), client, { once: idempotencyKey(body) });
    const { edits, changes } = readMemory(body.view);
    if (changes) {
      const { notes, ...choice } = readChoice(body.view);
      const change = await requestChange(actor, changes.requestId, { ...wantedChange(choice), notes });
      return { texts: changedTexts(change, await readOwnApprover(actor, change.id, {})) };
    }
    if (edits) {
      const { notes = null, ...choice } = readChoice(body.view);
      const input = { ...WHOLE, ...choice, notes, version: edits.version };
      return { texts: savedTexts(await editRequest(actor, edits.requestId, input), edits.version) };
    }
    const request = await submitRequest(actor, readChoice(body.view));
    const approver = await readOwnApprover(actor, request.id, {});
    const hint = await delegateHint(actor, request, appUrl);
    const texts = sentTexts(request, approver);
    return hint ? { texts: [...texts, hint.text], link: hint.link } : { texts };
  });
  if (outcome.ok) return { isSent: true, ...outcome.result };
  const { refusal } = outcome;
  return { isSent: false, texts: refusalTexts(refusal), fields: shownAt(refusalFields(refusal), body.view) };
}
