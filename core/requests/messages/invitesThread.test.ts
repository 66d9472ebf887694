import { expect, test } from "@jest/globals";
import { invitesThread } from "./invitesThread.ts";

const leave = { status: "approved", endDate: "2027-03-01" } as const;

test("approved leave offers documents until 30 days after its end", () => {
  expect(invitesThread(leave, "2027-03-31")).toBe(true);
  expect(invitesThread(leave, "2027-04-01")).toBe(false);
  expect(invitesThread({ ...leave, needsDocument: true }, "2027-04-01")).toBe(true);
});

test("a pending request always offers questions, and a rejected or canceled request never does", () => {
  expect(invitesThread({ ...leave, status: "pending" }, "2027-04-01")).toBe(true);
  expect(invitesThread({ ...leave, status: "rejected" }, "2027-03-01")).toBe(false);
  expect(invitesThread({ ...leave, status: "cancelled" }, "2027-03-01")).toBe(false);
});
