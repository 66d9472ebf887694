import { expect, test } from "@jest/globals";
import { addressOf, clientOf } from "./addressOf.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["203.0.113.7:50001", "203.0.113.7"],
  ["[2001:db8::1]:50001", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[::ffff:203.0.113.7]:50001", "203.0.113.7"],
  ["::1:5000", "::1:5000"],
  [undefined, ""],
])("the address of %s is %s", (ip, expected) => expect(addressOf({ ip })).toBe(expected));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["203.0.113.7:50001", "203.0.113.7"],
  ["[2001:db8:1:2::9]:50001", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  [undefined, ""],
])("the client behind %s is %s", (ip, expected) => expect(clientOf({ ip })).toBe(expected));
