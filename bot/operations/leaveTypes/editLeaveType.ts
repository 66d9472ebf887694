import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { isStandardType } from "#core/leave/standardTypes.ts";
import { LeaveTypePatch } from "#core/leaveTypes/LeaveTypeInput.ts";
import { Refusal } from "#core/refusal.ts";
import { LeaveType } from "#db/models/leave/LeaveType.ts";
import { findLeaveTypes, type LeaveTypeRow } from "#db/queries/leaveTypes/leaveTypes.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { changedFields, isEmptyPatch } from "../changedFields.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { assertReceiversInUse, assertReceivesNothing } from "./steps/assertExcessArrives.ts";
import { assertNameFree } from "./steps/assertNameFree.ts";
import { announceOwnRaise } from "../offices/steps/announceOwnRaise.ts";
import { assertNotOwnType } from "../offices/steps/assertNotOwnType.ts";
import { typeById } from "../knownTypes/steps/typeById.ts";
import { postAllOffices } from "./steps/postAllOffices.ts";
import { moveType } from "./steps/moveType.ts";
import { assertRestorable } from "./steps/assertRestorable.ts";
import { restoreType } from "./steps/restoreType.ts";

export const editLeaveType = operationOn("editLeaveType", LeaveTypePatch, async (id, patch, context) => {
  const { me, today, tx, now, audit, unchanged } = await lockOrganization(context);
  const { organizationId } = me;
  const types = await findLeaveTypes(organizationId, tx);
  const type = types.find((one) => one.id === id);
  if (!type) throw notFound("The leave type");
  const { order: place, ...given } = patch;
  const changes = changedFields({ ...given, order: place && Math.min(place, types.length) }, type);
  if (isEmptyPatch(changes)) {
    unchanged();
    return typeById(organizationId, id, tx);
  }
  const { order, unit = type.unit, archived = type.archived, ...properties } = changes;
  if (unit !== type.unit) throw fixedUnit(type);
  const others = types.filter((one) => one.id !== id);
  if (properties.name !== undefined) {
    assertRenamable(type);
    await assertNameFree(organizationId, { name: properties.name, others }, tx);
  }
  const { requestableBy = type.requestableBy } = properties;
  const isForAdminsNow = requestableBy !== type.requestableBy || (type.archived && !archived);
  if (isForAdminsNow) await assertNotOwnType(me, { requestableBy }, { tx, now });
  if (archived && others.every((other) => other.archived)) throw lastType();

  if (archived && !type.archived) {
    await assertReceivesNothing(type, { organizationId, today }, tx);
    await postAllOffices(organizationId, { tx, now });
  }
  if (type.archived && !archived) await assertReceiversInUse(type, { organizationId, types, today }, tx);
  const archivedOn = archived ? (type.archivedOn ?? today) : null;
  const changed = { ...properties, archivedOn, updatedAt: now };
  await LeaveType.update(changed, { where: { organizationId, id }, transaction: tx });
  if (order !== undefined) await moveType(organizationId, id, order, { tx, now });
  let raised = {};
  if (type.archivedOn !== null && !archived) {
    const found = await assertRestorable(type, { me, today, tx, now });
    await restoreType({ key: type.key, since: type.archivedOn }, { me, tx, now });
    if (found) raised = await announceOwnRaise(found.raise, { ...found, type: type.key }, { me, tx, now });
  }
  await audit({ subject: ["leave_type", id], before: valuesBefore(type, changes), after: { ...changes, ...raised } });
  return typeById(organizationId, id, tx);
});

function assertRenamable({ key, name }: LeaveTypeRow): void {
  if (!isStandardType(key)) return;
  const text = `${name} can't be renamed`;
  throw new Refusal("conflict", "standard_type", text, { fields: { name: text } });
}

function fixedUnit({ name }: LeaveTypeRow): Refusal {
  const text = `The unit of ${name} can't be changed`;
  return new Refusal("conflict", "fixed_unit", text, { fields: { unit: text } });
}

function lastType(): Refusal {
  const text = "You can't archive the last leave type in use. Add or restore another one first.";
  return new Refusal("conflict", "last_type", text);
}

function valuesBefore(type: LeaveTypeView, after: Partial<LeaveTypeView>): Partial<LeaveTypeView> {
  const fields = Object.keys(after) as (keyof LeaveTypeView)[];
  return Object.fromEntries(fields.map((field) => [field, type[field]]));
}
