import { addDays } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { WEEK_STARTS } from "#core/calendar/weeks.ts";
import { listRequestableTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { openRequestModal, type RequestPrefill } from "../modals/request/openRequestModal.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";
import { askerOf } from "./askerOf.ts";
import { readRequestLine } from "./lines/readRequestLine.ts";
import { replyToLine } from "./replyToLine.ts";
import type { CommandArgs } from "./CommandArgs.ts";

export async function onPtoRequest(
  { command, ack, client }: CommandArgs,
  rest: string,
  context: SlackContext,
): Promise<void> {
  const who = identityOf(command);
  const openForm = async (prefill: RequestPrefill) => {
    await ack();
    await openRequestModal({ client, triggerId: command.trigger_id, who, prefill, context });
  };
  // The trigger for a form expires after 3 s, so the form opens without the database if possible.
  const early = rest === "" ? {} : prefillWherever(rest, context);
  if (early) return openForm(early);

  const asker = await askerOf(command, client, context);
  const line = readRequestLine(rest, asker, await listRequestableTypes(asker.actor, {}));
  if (line.step === "form") return openForm(line.prefill);
  await replyToLine({ command, ack, client }, line, { asker, context });
}

function prefillWherever(rest: string, { clock }: SlackContext): RequestPrefill | undefined {
  const today = todayIn("UTC", clock.now());
  const [line, ...others] = [
    ...[0, -1, 1].flatMap((days) =>
      WEEK_STARTS.map((weekStart) => readRequestLine(rest, { today: addDays(today, days), weekStart })),
    ),
    readRequestLine(rest, { today, isWorked: () => false }),
  ];
  if (line?.step !== "form") return undefined;
  if (line.prefill.type === undefined && (line.prefill.notes || line.prefill.hint)) return undefined;
  const text = JSON.stringify(line);
  return others.every((other) => JSON.stringify(other) === text) ? line.prefill : undefined;
}
