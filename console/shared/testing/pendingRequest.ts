import type { RequestAnswer } from "#core/api/RequestAnswer.ts";

export const pendingRequest: RequestAnswer = {
  id: "r1",
  type: "vacation",
  startDate: "2027-03-01",
  endDate: "2027-03-05",
  notes: null,
  isHalfDay: false,
  status: "pending",
  version: 1,
  days: 5,
  submittedAt: "2027-02-09T10:00:00.000Z",
  decidedAt: null,
  decidedByName: null,
  isDecidedByOwner: false,
  rejectionReason: null,
};
