import { todayIn } from "#core/calendar/zones.ts";
import { OfficePatch } from "#core/offices/OfficeInput.ts";
import { setsClockBack } from "#core/offices/setsClockBack.ts";
import { samePatterns, withChange } from "#core/working/withChange.ts";
import { findOffice, findOfficePatterns } from "#db/queries/offices/offices.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { Office } from "#db/models/Office.ts";
import { changedFields, isEmptyPatch } from "../changedFields.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { assertHoursFit } from "../assertPoliciesFit.ts";
import { assertNotOwnLeave } from "../assertNotOwnLeave.ts";
import { recostRequests } from "../requests/steps/recostRequests.ts";
import { bringOfficeUpToDate, recalculateHours } from "../accruals/steps/recalculateOffice.ts";
import { announceOwnRaise } from "./steps/announceOwnRaise.ts";
import { assertNotCheaper } from "./steps/assertNotCheaper.ts";
import { ownCosts } from "./steps/ownCosts.ts";
import { guardOwnHours } from "./steps/guardOwnHours.ts";
import { assertNotOwnOffice } from "./steps/assertNotOwnOffice.ts";

export const editOffice = operationOn("editOffice", OfficePatch, async (id, patch, context) => {
  const { me, today, tx, now, audit, unchanged } = await lockOrganization(context);
  const { organizationId } = me;
  const before = await findOffice(organizationId, id, tx);
  if (!before) throw notFound("The office");
  const { workingPattern: wanted, ...others } = patch;
  const fields = changedFields(others, before);
  const counts = fields.countHolidays !== undefined;
  const patterns = await findOfficePatterns(organizationId, id, tx);
  const change = wanted === null ? { from: todayIn(before.timezone, now), weeks: null } : wanted;
  const workingPatterns = change ? withChange(patterns, change) : patterns;
  const reworks = !samePatterns(patterns, workingPatterns);
  if (isEmptyPatch(fields) && !reworks) {
    unchanged();
    return before;
  }
  if (counts) await assertNotOwnOffice(me, id, "officeHolidays", { tx, now });
  if (reworks) await assertNotOwnOffice(me, id, "officePattern", { tx, now });
  if (fields.timezone !== undefined) {
    await assertNotOwnOffice(me, id, "officeTimezone", { tx, now });
    // If the office's clock is set back, a day of the actor's leave that has begun may be in the future again, so the
    // actor could cancel the leave.
    const gains = me.effectiveOfficeId === id && setsClockBack(before.timezone, fields.timezone, now);
    if (gains && me.role === "Admin") await assertNotOwnLeave(me, me.id, "officeClock", tx);
  }
  const earnsByHours = reworks && me.hasPolicyDocuments;
  const office = { organizationId, officeId: id, day: todayIn(before.timezone, now) };
  if (earnsByHours) await bringOfficeUpToDate(office, { tx, now });
  const costs = () => ownCosts({ me, today, tx }, id, counts ? null : change?.from);
  const costsBefore = counts || reworks ? await costs() : new Map();
  const hours = { officeId: id, from: change?.from ?? office.day, day: office.day };
  const assertNotOwnHours = earnsByHours ? await guardOwnHours({ me, tx, now }, hours) : undefined;
  const changed = { ...fields, ...(reworks && { workingPatterns }) };
  await Office.update({ ...changed, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  if (reworks) await assertHoursFit(organizationId, null, tx);
  const raise = (await assertNotOwnHours?.()) ?? null;
  if (counts || reworks) {
    const people = await findPeopleOfOffice(organizationId, id, tx);
    await assertNotCheaper({ me, tx }, costsBefore, await costs());
    await recostRequests(organizationId, people, { tx, now, actorId: me.id });
  }
  if (earnsByHours) await recalculateHours(office, { tx, now, actorId: me.id });
  const raised = await announceOwnRaise(raise, { officeId: id }, { me, tx, now });
  const changedKeys = Object.keys(fields) as (keyof typeof fields)[];
  const old = Object.fromEntries(changedKeys.map((field) => [field, before[field]]));
  await audit({
    subject: ["office", id],
    before: { ...old, ...(reworks && { workingPattern: before.workingPattern }) },
    after: { ...fields, ...(reworks && { workingPattern: change }), ...raised },
  });
  const after = await findOffice(organizationId, id, tx);
  if (!after) throw notFound("The office");
  return after;
});
