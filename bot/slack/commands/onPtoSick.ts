import { SICK } from "#core/leave/LeaveType.ts";
import { listRequestableTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { openRequestModal } from "../modals/request/openRequestModal.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";
import { askerOf } from "./askerOf.ts";
import type { CommandArgs } from "./CommandArgs.ts";
import { readRequestLine } from "./lines/readRequestLine.ts";
import { sickLine } from "./lines/sickLine.ts";
import { refusalAnswer } from "./refusalAnswer.ts";
import { replyToLine } from "./replyToLine.ts";

export async function onPtoSick(args: CommandArgs, rest: string, context: SlackContext): Promise<void> {
  const { command, ack, client } = args;
  const asker = await askerOf(command, client, context);
  const types = await listRequestableTypes(asker.actor, {});
  if (!types.some(({ key }) => key === SICK)) {
    const [refusal] = (await previewRequest(asker.actor, { type: SICK })).refusals;
    if (refusal) return ack({ response_type: "ephemeral", ...refusalAnswer(refusal, FORM) });
  }
  const line = readRequestLine(sickLine(rest, asker.today), asker, types);
  if (line.step !== "form") return replyToLine(args, line, { asker, context });
  await ack();
  const { trigger_id: triggerId } = command;
  await openRequestModal({ client, triggerId, who: identityOf(command), prefill: line.prefill, context });
}

const FORM = "`/pto request` opens the form with the leave types that you can request.";
