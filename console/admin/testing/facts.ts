import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { pendingRequest } from "#console/shared/testing/pendingRequest.ts";
import { vacationPolicy } from "#console/shared/testing/vacationPolicy.ts";

export function aPerson(more: Partial<PersonAnswer> & { id: string; name: string }): PersonAnswer {
  return {
    email: `${more.id}@a.example`,
    avatar: "",
    role: "Employee",
    managerId: null,
    managerName: null,
    officeId: null,
    office: "Main Office",
    officeName: "Main Office",
    startDate: null,
    endDate: null,
    workingPattern: null,
    ptoBalanceOverride: null,
    nextPtoBalanceOverride: null,
    serviceStartDate: null,
    creditedYears: null,
    birthDate: null,
    groups: [],
    isActive: true,
    ...more,
  };
}

export function aRequest(more: Partial<PersonsRequestAnswer> & { id: string }): PersonsRequestAnswer {
  return {
    ...pendingRequest,
    userId: "maya",
    userName: "Maya Chen",
    officeName: "Main Office",
    submittedAt: "2027-02-01T10:00:00.000Z",
    ...more,
  };
}

export function anOfficePolicy(more: Partial<OfficePolicyAnswer> = {}): OfficePolicyAnswer {
  return {
    id: "p1",
    officeId: "o1",
    officeName: "Berlin",
    isEnded: false,
    ...vacationPolicy,
    ...more,
  };
}
