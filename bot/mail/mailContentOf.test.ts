import { expect, test } from "@jest/globals";
import type { MessageBody } from "#bot/notify/Message.ts";
import { aWaitingRequest } from "#tests/arranging/aWaitingRequest.ts";
import { mailContentOf } from "./mailContentOf.ts";

const mailAbout = (body: MessageBody) =>
  mailContentOf({ body, organizationName: "Acme" } as Parameters<typeof mailContentOf>[0], {
    appUrl: "https://awayday.example",
  });

test("a reminder of expiring leave names the last day on which it can be used", () => {
  const expiring = [{ type: "vacation", typeName: "Vacation", unit: "day" as const, minutes: 960 }];
  const { subject, lead } = mailAbout({ event: "leave.expiring", expiring, on: "2028-01-01" });
  expect(subject).toBe("2 days of vacation leave will expire after Dec 31, 2027");
  expect(lead).toBe("You can use this time off through Fri, December 31, 2027.");
});

test("the mail about a delegation states what each person asks for, such as a cancellation", () => {
  const change = { requestId: "1", isCancellation: true, isAtOnce: false };
  const { facts } = mailAbout({
    event: "delegation.changed",
    change: "began",
    isDelegate: true,
    approverName: "Mona",
    delegateName: "Ada",
    from: "2027-03-01",
    to: "2027-03-05",
    waiting: [aWaitingRequest({ name: "Erin", change })],
  });
  expect(facts).toEqual([["Erin", expect.stringMatching(/^asked to cancel .*vacation leave, /)]]);
});

test("the mail to a former approver asks for nothing, and has no button", () => {
  const dates = { startDate: "2027-03-01", endDate: "2027-03-01", isHalfDay: false };
  const moved = [{ ...dates, personName: "Erin", approverName: "Ada" }];
  const { lead, actions } = mailAbout({ event: "requests.moved", moved, more: 0 });
  expect(lead).toBe("The approver changed. You don't need to do anything.");
  expect(actions).toEqual([]);
});

test("the mail about a change by an approver has its reason once, as a quote", () => {
  const change = { requestId: "1", isCancellation: false, isAtOnce: true };
  const request = {
    ...aWaitingRequest({ name: "Erin", change }),
    notes: "Stocktaking",
    rejectionReason: "Stocktaking",
  };
  const about = { event: "request.approved", request, personName: "Erin", isOwn: true, byName: "Mona" } as const;
  expect(mailAbout(about)).toMatchObject({ lead: "", quote: { label: "Reason", text: "Stocktaking" } });
});
