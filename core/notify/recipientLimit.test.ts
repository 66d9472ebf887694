import { expect, test } from "@jest/globals";
import { mailLimit, MAILS_A_DAY, MAILS_TO_MEMBER_A_DAY } from "./recipientLimit.ts";

test.each([
  ["Ann@Example.com", "ann@example.com"],
  ["ann+1@example.com", "ann@example.com"],
  ["+ann@example.com", "+ann@example.com"],
  ["a.nn+x@gmail.com", "ann@gmail.com"],
  ["a.n.n@googlemail.com", "ann@gmail.com"],
  ["a.nn@example.com", "a.nn@example.com"],
])("mail to %s reaches the mailbox %s", (email, mailbox) =>
  expect(mailLimit("invitation.sent", { id: null, email, isProven: false }).of).toBe(mailbox),
);

const member = { id: "1", email: "ann@example.com", isProven: true };

test("mail to an unproven address counts by mailbox, across all organizations", () => {
  const byMailbox = { of: "ann@example.com", mails: MAILS_A_DAY };
  expect(mailLimit("invitation.sent", { ...member, id: null, isProven: false })).toEqual(byMailbox);
  expect(mailLimit("email.change", member)).toEqual(byMailbox);
  expect(mailLimit("balance.adjusted", { ...member, isProven: false })).toEqual(byMailbox);
});

test("security notices of unproven addresses count by mailbox across all people, and separately from other emails", () => {
  const notices = { of: "ann@example.com notices", mails: MAILS_A_DAY };
  for (const event of ["account.changed", "email.changed", "secondFactor.changed"] as const) {
    for (const [id, email] of [
      ["1", "ann+1@example.com"],
      ["2", "ann+2@example.com"],
    ] as const) {
      expect(mailLimit(event, { id, email, isProven: false })).toEqual(notices);
    }
    expect(mailLimit(event, member)).toEqual({ of: "ann@example.com 1 account", mails: MAILS_TO_MEMBER_A_DAY });
  }
});

test("notices about other Admins count separately from all other emails, so that no Admin delays one about themselves", () => {
  for (const event of ["ownLeave.raised", "admin.added"] as const) {
    expect(mailLimit(event, member)).toEqual({ of: "ann@example.com 1 admins", mails: MAILS_TO_MEMBER_A_DAY });
    const byMailbox = { of: "ann@example.com admins", mails: MAILS_A_DAY };
    expect(mailLimit(event, { ...member, isProven: false })).toEqual(byMailbox);
  }
});

test("password resets to unproven addresses count by mailbox across all people, separately from security notices", () => {
  const resets = { of: "ann@example.com resets", mails: MAILS_A_DAY };
  for (const [id, email] of [
    ["1", "ann+1@example.com"],
    ["2", "Ann+2@example.com"],
  ] as const) {
    expect(mailLimit("password.reset", { id, email, isProven: false })).toEqual(resets);
  }
});

test("other organizations and other emails never delay a member's security notices", () => {
  expect(mailLimit("balance.adjusted", member)).toEqual({ of: "ann@example.com 1 news", mails: MAILS_TO_MEMBER_A_DAY });
  const ofAccount = { of: "ann@example.com 1 account", mails: MAILS_TO_MEMBER_A_DAY };
  expect(mailLimit("password.reset", member)).toEqual(ofAccount);
  expect(mailLimit("email.changed", member)).toEqual(ofAccount);
});
