import { SICK } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { unknownType, wrongTypeText } from "#core/leaveTypes/unknownType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";

interface ReportTypes {
  types: LeaveTypeView[];
  asked: LeaveTypeView[];
}

export async function typesOfReport(organizationId: string, type?: string): Promise<ReportTypes> {
  const types = await findLeaveTypes(organizationId);
  const asked = type === undefined ? types : types.filter(({ key }) => key === type);
  if (asked.length === 0) throw unknownType(wrongTypeText(types));
  return { types, asked };
}

export async function owedTypesOfReport(
  organizationId: string,
  { type, sick }: { type?: string | undefined; sick: boolean },
): Promise<ReportTypes> {
  const { types, asked } = await typesOfReport(organizationId, type);
  return { types, asked: sick || type !== undefined ? asked : asked.filter(({ key }) => key !== SICK) };
}
