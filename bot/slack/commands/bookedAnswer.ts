import { leaveYearName, leaveYearOf } from "#core/leave/leaveYear.ts";
import { enteredParts } from "#core/leave/LeaveParts.ts";
import { isUnlimitedLeave } from "#core/requests/isUnlimitedLeave.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { readOwnApprover } from "#bot/operations/requests/readOwnApprover.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { isApprovedAutomatically } from "#core/requests/approval/stepTexts.ts";
import { typeText } from "#core/leave/leaveText.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { fitText } from "../blocks/fitText.ts";
import { ownRequestBlocks } from "../blocks/ownRequestBlocks.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { delegateHint } from "../messages/delegateHint.ts";
import { linkButton, paragraph } from "../blocks/textBlocks.ts";
import type { Asker } from "./askerOf.ts";

const MAX_NAME = 300;
const MAX_HINT = 500;

export async function bookedAnswer(request: RequestView, { actor, today, appUrl }: Asker): Promise<SlackAnswer> {
  const { type, typeName, unit, minutes, notes, startDate, endDate } = request;
  // `available` is the remaining amount, because the request is already deducted from it.
  const preview = await previewRequest(actor, { type, startDate, endDate, ...enteredParts(request) });
  const isDone = isApprovedAutomatically(request);
  const text = `Your ${fitText(typeText(typeName), MAX_NAME)} request for ${amountInWords(minutes, unit)} ${isDone ? "was approved automatically" : "has been sent for approval"}.`;
  const approver = request.approval
    ? []
    : [`*Approver:* ${fitText(await readOwnApprover(actor, request.id, {}), MAX_NAME)}`];
  const facts = [`*Balance after:* ${leftOf(preview)}`, ...approver];
  const hint = await delegateHint(actor, request, appUrl);
  return {
    text,
    blocks: [
      paragraph(`*PTO Request ${isDone ? "Approved" : "Submitted"}*\n${text}`),
      ...ownRequestBlocks(request, today),
      paragraph(facts.join("\n")),
      ...(notes ? [quoteBlock("Note", notes)] : []),
      ...(hint ? [paragraph(fitText(hint.text, MAX_HINT)), linkButton(hint.link.label, hint.link.url)] : []),
    ],
  };
}

function leftOf({ assessment, facts }: Awaited<ReturnType<typeof previewRequest>>): string {
  const { startsIn } = facts.accrual;
  if (isUnlimitedLeave(assessment?.dayCosts ?? [], facts)) return "unlimited";
  const thisYear = leaveYearOf(facts.today, startsIn);
  const years = (assessment?.byYear ?? []).map(({ leaveYear, available }) => {
    const left = `${amountInWords(Math.max(0, available), facts.leaveType.unit)} available`;
    return leaveYear === thisYear ? left : `${left} in ${leaveYearName(leaveYear, startsIn)}`;
  });
  return years.join(", ");
}
