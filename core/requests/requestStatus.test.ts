import { describe, expect, test } from "@jest/globals";
import type { Refusal } from "#core/refusal.ts";
import { REQUEST_STATUSES, isLive } from "../leave/Statuses.ts";
import { assertTransition, type TransitionActor } from "./requestStatus.ts";

const owner: TransitionActor = { byOwner: true, byAdmin: false };
const admin: TransitionActor = { byOwner: false, byAdmin: true };
const approver: TransitionActor = { byOwner: false, byAdmin: false };

function outcome(...args: Parameters<typeof assertTransition>): string {
  try {
    assertTransition(...args);
    return "moves";
  } catch (error) {
    return (error as Refusal).kind;
  }
}

describe("a request", () => {
  test("a request leaves pending once, in any direction", () => {
    expect(outcome("pending", "approved", approver)).toBe("moves");
    expect(outcome("pending", "rejected", approver)).toBe("moves");
    expect(outcome("pending", "cancelled", owner)).toBe("moves");
    for (const from of ["approved", "rejected", "cancelled"] as const) {
      expect(outcome(from, "approved", approver)).toBe("conflict");
      expect(outcome(from, "rejected", approver)).toBe("conflict");
      expect(outcome(from, "cancelled", owner)).toBe("conflict");
    }
  });

  test("an approved request can be canceled only by an Admin", () => {
    expect(outcome("approved", "cancelled", admin)).toBe("moves");
    expect(outcome("approved", "cancelled", { byOwner: true, byAdmin: true })).toBe("moves");
    expect(outcome("rejected", "cancelled", admin)).toBe("conflict");
    expect(outcome("cancelled", "cancelled", admin)).toBe("conflict");
  });

  test("a request can be canceled by nobody but its owner or an Admin", () => {
    for (const from of REQUEST_STATUSES) expect(outcome(from, "cancelled", approver)).toBe("forbidden");
  });

  test("the refusal of a late decision names the earlier one", () => {
    const late = { ...approver, decidedByName: "Ann" };
    expect(() => assertTransition("approved", "rejected", late)).toThrow(
      expect.objectContaining({ code: "already_decided", message: "This request was already approved by Ann" }),
    );
    expect(() => assertTransition("cancelled", "approved", { ...late, decidedByName: null })).toThrow(
      expect.objectContaining({ message: "This request was already cancelled" }),
    );
  });

  test("a pending or approved request blocks its dates", () => {
    expect(REQUEST_STATUSES.filter(isLive)).toEqual(["pending", "approved"]);
  });
});
