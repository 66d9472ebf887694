import { chosenSpan, PreviewForQuery, PreviewQuery } from "#core/requests/PreviewQuery.ts";
import { earliestStart } from "#core/requests/booking/startRefusals.ts";
import { typeRefusal } from "#core/requests/booking/bookingRefusals.ts";
import type { Role } from "#core/people/access/roles.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { requiredApproval, inRowConditions, type RequiredApproval } from "#core/requests/approval/requiredApproval.ts";
import { approverName, SELF } from "#core/requests/approval/approverName.ts";
import { approverOfBegun } from "#core/requests/approval/approverOfBegun.ts";
import { approversInTurn } from "#core/requests/approval/approversInTurn.ts";
import { NO_APPROVER } from "#core/requests/approval/noApprover.ts";
import { givesBackBegun } from "#core/requests/overlaps/overlapRefusals.ts";
import { mayRaiseLeave, NO_RIGHT } from "#core/people/access/ownLeave.ts";
import { tryEdit } from "#core/requests/assessEdit.ts";
import { tryAssess, type Verdict } from "#core/requests/assessRequest.ts";
import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { reading } from "../reading.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { type Around, NOTHING_AROUND, previewOfDates } from "./steps/preview/previewOfDates.ts";
import { amountsOf } from "./steps/giveBack/amountsGivenBack.ts";
import { leaveUnder } from "./steps/giveBack/leaveUnder.ts";
import { unknownUser } from "./steps/unknownUser.ts";
import { requestFacts } from "./steps/requestFacts.ts";

export const previewRequest = reading("previewRequest", PreviewQuery, (wanted, { me, clock }) =>
  previewOf(me, { ...wanted, role: me.role, isForOther: false }, clock.now()),
);

export const previewRequestFor = reading("previewRequestFor", PreviewForQuery, async (wanted, { me, clock }) => {
  const person = await findPerson(me.organizationId, wanted.userId);
  if (!person) throw unknownUser();
  return previewOf(person, { ...wanted, role: me.role, isForOther: person.id !== me.id }, clock.now());
});

async function previewOf(
  person: Person,
  { role, isForOther, requestId: except, ...wanted }: PreviewQuery & { role: Role; isForOther: boolean },
  now: Date,
) {
  const today = todayIn(person.zone, now);
  const span = chosenSpan(wanted);
  const { type } = wanted;
  const nothingYet = { startDate: today, endDate: today, isHalfDay: false };
  const besides = aroundPeople(person.organizationId, [person.id]);
  const current = await seenUpToDate(person, now);
  const [facts, people] = await requestFacts(
    current,
    { type, role, isForOther, ...(span ?? nothingYet) },
    { now, besides, except },
  );
  const preview = { facts, earliestStart: earliestStart(facts), approverName: approverName(person.id, people, SELF) };
  if (!span) {
    const refusal = typeRefusal(facts.leaveType, role);
    return { ...preview, ...UNDECIDED, refusals: refusal ? [refusal] : [] };
  }

  const found = except === undefined ? undefined : await findRequest(person.organizationId, except);
  const edited = found?.userId === person.id && found.status === "pending" ? found : undefined;
  const verdict = edited ? tryEdit(edited, { type, ...span }, facts) : tryAssess({ type, ...span }, facts);
  const evidenceCount = edited?.evidenceCount ?? 0;
  const asksAdmin =
    givesBackBegun({ ...span, type }, facts.live, facts.today) && !mayRaiseLeave(NO_RIGHT, person, people.values());
  const required = requiredApproval(span, verdict.assessment?.minutes ?? 0, { ...facts, asksAdmin });
  // An edit is never approved automatically.
  const isShown = required && !(edited && required.isAutomatic);
  const approver = isShown ? await approverOfRequired(person, required, asksAdmin) : undefined;
  const usual = asksAdmin ? approverOfBegun(person.id, people) : undefined;
  const under = await leaveUnder(current, { ...span, type }, { now });
  const givesBack = givenBackWords(amountsOf(under), { isInsider: true });
  const inRow = isShown ? inRowConditions(span, verdict.assessment?.minutes ?? 0, { asksAdmin, ...facts }) : [];
  const conditions = [...givesBack, ...inRow];
  const ofDates = await previewOfDates(current, { span, verdict, facts, evidenceCount, conditions });
  const name = approver ?? usual;
  return { ...preview, ...(name !== undefined && { approverName: name }), ...ofDates };
}

async function approverOfRequired(
  { organizationId, id: userId }: Person,
  { isAutomatic, steps }: RequiredApproval,
  asksAdmin: boolean,
): Promise<string | undefined> {
  if (isAutomatic) return NO_APPROVER;
  if (!steps) return undefined;
  const people = await decidersAround(organizationId, { userId, approval: { steps } }, []);
  return approversInTurn(userId, steps, people, { asksAdmin });
}

const UNDECIDED: Verdict & Around = { refusals: [], ...NOTHING_AROUND };
