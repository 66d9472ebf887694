import { expect, test } from "@jest/globals";
import { toMinutes } from "#core/leave/amounts.ts";
import { REQUEST_STATUSES, isLive } from "../../leave/Statuses.ts";
import { type Attempt, assertTransition, type LivingRequest } from "./assertTransition.ts";

const now = new Date("2027-03-01T15:00:00Z");
const request: LivingRequest = {
  typeName: "Vacation",
  unit: "day",
  startDate: "2027-03-08",
  endDate: "2027-03-10",
  isHalfDay: false,
  minutes: toMinutes(3),
  status: "pending",
  version: 2,
  decidedAt: null,
  decidedById: null,
  decidedByName: null,
};
const by = (as: Attempt["as"], more: Partial<Attempt> = {}): Attempt => ({ as, actorId: "p1", now, ...more });

test("a person without the right is refused before the status is checked", () => {
  for (const status of REQUEST_STATUSES) {
    expect(() => assertTransition({ ...request, status }, "approve", by(["owner"]))).toThrow(
      expect.objectContaining({ kind: "forbidden", code: "not_yours_to_decide" }),
    );
    expect(() => assertTransition({ ...request, status }, "cancel", by(["decider"]))).toThrow(
      expect.objectContaining({ kind: "forbidden", code: "not_yours_to_cancel" }),
    );
  }
});

test("the refusal of a late decision names the earlier decision", () => {
  const decided = { ...request, status: "approved", decidedByName: "Ann" } as const;
  expect(() => assertTransition(decided, "reject", by(["decider"]))).toThrow(
    expect.objectContaining({ code: "already_decided", message: "This request was already approved by Ann" }),
  );
  expect(() =>
    assertTransition({ ...decided, status: "cancelled", decidedByName: null }, "approve", by(["decider"])),
  ).toThrow(expect.objectContaining({ message: "This request was already cancelled" }));
});

test("the requester can't cancel approved time off, and an Admin needs a reason", () => {
  const approved = { ...request, status: "approved" } as const;
  expect(() => assertTransition(approved, "cancel", by(["owner"]))).toThrow(
    expect.objectContaining({ code: "already_decided" }),
  );
  expect(() => assertTransition(approved, "cancel", by(["admin"]))).toThrow(
    expect.objectContaining({ code: "reason_required" }),
  );
  expect(assertTransition(approved, "cancel", by(["admin"], { reason: "Project" }))).toBe("cancelled");
});

test("a decision on an older version is refused with a description of the current request, and a decision without a version isn't", () => {
  expect(() => assertTransition(request, "approve", by(["decider"], { version: 1 }))).toThrow(
    expect.objectContaining({
      kind: "conflict",
      code: "changed",
      message:
        "This request was changed. It is now for 3 days of vacation leave, Mon, March 8, 2027 – Wed, March 10, 2027. Please check it again.",
    }),
  );
  expect(assertTransition(request, "approve", by(["decider"], { version: 2 }))).toBe("approved");
  expect(assertTransition(request, "reject", by(["decider"]))).toBe("rejected");
});

test("a late decision on an older version is refused because of the earlier decision, not the edit", () => {
  const decided = { ...request, status: "rejected", decidedByName: "Ann" } as const;
  expect(() => assertTransition(decided, "approve", by(["decider"], { version: 1 }))).toThrow(
    expect.objectContaining({ code: "already_decided" }),
  );
});

test("a pending or approved request blocks its dates", () => {
  expect(REQUEST_STATUSES.filter(isLive)).toEqual(["pending", "approved"]);
});
