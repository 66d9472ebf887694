import { may } from "#core/people/access/access.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { AvatarUrl } from "./avatarUrl.ts";

/** The signed-in person. Their zone is that of their office, or of the default one. */
export function presentMe(person: Person, avatarUrl: AvatarUrl) {
  const { id, name, email, role, managerId, managerName, officeId, officeName, startDate } = person;
  const {
    organizationId,
    organizationName,
    ptoPolicy,
    leaveYearStartsIn,
    zone,
    notificationChoices,
    owesSecondFactor,
  } = person;
  return {
    id,
    name,
    email,
    avatar: avatarUrl(name),
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
    notificationChoices,
    /** Whether nothing but setting up a second factor is open to them. */
    mustSetUpSecondFactor: owesSecondFactor,
    /** Whether an Owner still has to confirm an email address; shown to those who can send the link again. */
    isUnconfirmed: may(role, "sendConfirmation") && !countsAsConfirmed(person),
  };
}
