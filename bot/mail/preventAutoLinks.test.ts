import { describe, expect, test } from "@jest/globals";
import { aWaitingRequest } from "#tests/arranging/aWaitingRequest.ts";
import type { Message } from "#bot/notify/Message.ts";
import { composeMail } from "./composeMail.ts";
import { preventAutoLinks } from "./preventAutoLinks.ts";

describe("a dot is followed by a word joiner", () => {
  test.each([
    ["Booking.com", "Booking.\u2060com"],
    ["Prize at evil.example now", "Prize at evil.\u2060example now"],
    ["my.bank.co.uk", "my.\u2060bank.\u2060co.\u2060uk"],
    ["x@evil.example", "x@evil.\u2060example"],
    ["evil.भारत", "evil.\u2060भारत"],
    ["evil\uff0ecom", "evil\uff0e\u2060com"],
  ])("in %j", (text, expected) => expect(preventAutoLinks(text, ["ann@acme.example"])).toBe(expected));

  test.each([
    "St. Mary",
    "J.R. Smith",
    "1.5 days",
    "No. 5",
    "Ask ann@acme.example. Then wait.",
    "Acme Inc.",
    "Wim (wim.dekker@acme.example)",
  ])("but not in %j", (text) =>
    expect(preventAutoLinks(text, ["ann@acme.example", "wim.dekker@acme.example"])).toBe(text),
  );
});

test("names in an email are not links, in text and in HTML; the address and the email's own links stay unchanged", () => {
  const message = {
    organizationName: "evil.example",
    recipient: { id: null, name: null, email: "ann@acme.example", zone: "UTC", isProven: false },
    body: {
      event: "invitation.sent",
      role: "Employee",
      startDate: null,
      invitedByName: "Win.prizes",
      invitationId: "id",
      expiresAt: new Date("2027-03-08T15:00:00Z"),
      googleOnly: true,
    },
  } as unknown as Message;
  const accept = "https://awayday.example/accept-invitation?token=token";
  const mail = composeMail(message, { appUrl: "https://awayday.example", accept });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("evil.\u2060example uses Google sign-in");
    expect(body).toContain("Awayday for evil.\u2060example");
    expect(body).toContain("Win.\u2060prizes invited you");
    expect(body).not.toMatch(/evil\.example|Win\.prizes/);
    expect(body).toContain(accept);
  }
  expect(mail.subject).toBe("Win.prizes invited you to evil.example on Awayday");
});

test("the employee's email can be copied from an approver's email", () => {
  const message = {
    organizationName: "Acme",
    recipient: { id: "1", name: "Pia", email: "pia@acme.example", zone: "UTC", isProven: true },
    body: { event: "request.submitted", request: aWaitingRequest({ name: "Evil.example" }) },
  } as unknown as Message;
  const mail = composeMail(message, { appUrl: "https://awayday.example" });
  for (const body of [mail.text, mail.html]) expect(body).toContain("Evil.\u2060example (erin@acme.example)");
});

test("the name before a fact is not a link", () => {
  const request = { startDate: "2027-03-08", endDate: "2027-03-09", isHalfDay: false, approverName: "Ben" };
  const message = {
    organizationName: "Acme",
    recipient: { id: "1", name: "Pia", email: "pia@acme.example", zone: "UTC", isProven: true },
    body: { event: "requests.moved", moved: [{ ...request, personName: "Win.prizes" }], more: 0 },
  } as unknown as Message;
  const mail = composeMail(message, { appUrl: "https://awayday.example" });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("Win.\u2060prizes");
    expect(body).not.toContain("Win.prizes");
  }
});
