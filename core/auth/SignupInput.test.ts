import { describe, expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { LoginInput } from "./LoginInput.ts";
import { FullSignupInput, SimpleSignupInput } from "./SignupInput.ts";

describe("the quick sign-up", () => {
  const filled = { organizationName: " Acme ", email: "Jane.Doe@Example.com", password: " secret " };

  test("the quick sign-up trims the name but not the password", () => {
    expect(parseInput(SimpleSignupInput, filled)).toEqual({
      organizationName: "Acme",
      email: "jane.doe@example.com",
      password: " secret ",
    });
  });

  test.each([
    [{ organizationName: "  " }, "Organization name is required"],
    [{ organizationName: "x".repeat(121) }, "Organization name must be at most 120 characters"],
    [{ email: " " }, "Email is required"],
    [{ email: "jane" }, "Invalid email address"],
    [{ password: undefined }, "Must be at least 6 characters long"],
    [{ password: "12345" }, "Must be at least 6 characters long"],
    [{ password: "x".repeat(201) }, "Password must be at most 200 characters"],
    [{ password: 123456 }, "Password must be text"],
  ])("a quick sign-up with %j is refused with %j", (change, message) =>
    expect(() => parseInput(SimpleSignupInput, { ...filled, ...change })).toThrow(message),
  );
});

describe("the full sign-up", () => {
  test("the full sign-up needs only a name", () => {
    const bare = { name: "Acme", timezone: "America/New_York", leaveYearStartsIn: 1 };
    expect(parseInput(FullSignupInput, { name: "Acme" })).toEqual(bare);
    expect(parseInput(FullSignupInput, { name: "Acme", domain: "", timezone: null, ptoPolicy: " " })).toEqual(bare);
  });

  test("the full sign-up takes a domain, a zone, and a policy text", () => {
    expect(
      parseInput(FullSignupInput, {
        name: "Acme",
        domain: "@Example.COM",
        timezone: "Asia/Tokyo",
        ptoPolicy: "Ask early.\nEnjoy.",
      }),
    ).toEqual({
      name: "Acme",
      domain: "example.com",
      timezone: "Asia/Tokyo",
      ptoPolicy: "Ask early.\nEnjoy.",
      leaveYearStartsIn: 1,
    });
  });

  test.each([
    [{ name: " " }, "Organization name is required"],
    [{ name: "Acme", domain: "example" }, "Domain must look like example.com"],
    [{ name: "Acme", domain: "https://example.com" }, "Domain must look like example.com"],
    [{ name: "Acme", timezone: "Mars/Phobos" }, "Time zone must be a time zone, like Europe/Paris"],
    [{ name: "Acme", timezone: 5 }, "Time zone must be a time zone, like Europe/Paris"],
  ])("a full sign-up with %j is refused with %j", (raw, message) =>
    expect(() => parseInput(FullSignupInput, raw)).toThrow(message),
  );
});

describe("a sign-in", () => {
  test.each([
    [{}, "Email is required"],
    [{ email: "jane@example.com", password: "" }, "Password is required"],
    [{ email: "jane@example.com", password: ["x"] }, "Password is required"],
  ])("a sign-in with %j is refused with %j", (raw, message) =>
    expect(() => parseInput(LoginInput, raw)).toThrow(message),
  );

  test("a sign-in doesn't reveal the format of emails and passwords", () => {
    expect(parseInput(LoginInput, { email: "jane", password: "x" })).toEqual({ email: "jane", password: "x" });
  });
});
