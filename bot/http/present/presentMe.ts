import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { may } from "#core/people/access/access.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { AvatarUrl } from "./avatarUrl.ts";
import { avatarOf } from "./people/avatarOf.ts";
import { presentLeaveType } from "./presentLeaveType.ts";

export function presentMe(
  person: Person & { leaveTypes: readonly LeaveTypeView[]; isDelegate?: boolean },
  avatarUrl: AvatarUrl,
): MeAnswer {
  const { id, name, email, role, managerId, managerName, officeId, officeName, startDate } = person;
  const {
    organizationId,
    organizationName,
    ptoPolicy,
    leaveYearStartsIn,
    zone,
    notificationChoices,
    theme,
    weekStart,
    owesSecondFactor,
    leaveTypes,
    setupState,
  } = person;
  return {
    id,
    name,
    email,
    avatar: avatarOf(person, avatarUrl),
    role,
    managerId,
    managerName,
    officeId,
    office: officeName,
    organizationId,
    organizationName,
    ptoPolicy,
    leaveYearStartsIn,
    timezone: zone,
    startDate,
    ...(person.endDate !== null && { endDate: person.endDate }),
    ...(person.isDelegate && { isDelegate: true }),
    leaveTypes: leaveTypes.map(presentLeaveType),
    notificationChoices,
    theme,
    weekStart,
    mustSetUpSecondFactor: owesSecondFactor,
    isUnconfirmed: may(role, "sendConfirmation") && !countsAsConfirmed(person),
    ...(may(role, "readSetup") && setupState !== "closed" && { setup: setupState }),
  };
}
