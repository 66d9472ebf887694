import { Nothing } from "#core/inputs.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PeopleNames } from "#core/policies/document/summary/approvalTexts.ts";
import { versionOn } from "#core/policies/termsTimeline.ts";
import { lastVersion } from "#core/policies/Versioned.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPolicy } from "#db/queries/policies/policies.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { approverNames } from "./steps/approverNames.ts";

export interface DocumentView {
  document: PolicyDocument;
  effectiveOn: IsoDate;
  /** The policy's latest version. A save with an older version is refused. */
  version: number;
  names: PeopleNames;
}

export const readPolicyDocument = readingOn(
  "listPolicies",
  Nothing,
  async (id, _, { me, today, clock }): Promise<DocumentView> => {
    const { organizationId, leaveYearStartsIn } = me;
    const policy = await findPolicy(organizationId, id, today);
    const office = policy && (await findOffice(organizationId, policy.officeId));
    if (!office) throw notFound("The policy");
    const { value, effectiveOn } = versionOn(policy.versions, todayIn(office.timezone, clock.now()));
    const document = documentIn(value, leaveYearStartsIn, policy.unit);
    const version = lastVersion(policy.versions);
    return { document, effectiveOn, version, names: await approverNames(organizationId, [document]) };
  },
);
