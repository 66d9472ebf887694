import { expect, test } from "@jest/globals";
import { mailContentOf } from "./mailContentOf.ts";

test("a reminder of expiring leave names the last day on which it can be used", () => {
  const expiring = [{ type: "vacation", typeName: "Vacation", unit: "day" as const, minutes: 960 }];
  const body = { event: "leave.expiring" as const, expiring, on: "2028-01-01" };
  const message = { body, organizationName: "Acme" } as Parameters<typeof mailContentOf>[0];
  const { subject, lead } = mailContentOf(message, { appUrl: "https://awayday.example" });
  expect(subject).toBe("2 days of vacation leave will expire after Dec 31, 2027");
  expect(lead).toMatch(/^You can use this time off through Fri, December 31, 2027\./);
});
