import { expect, test } from "@jest/globals";
import { fieldLabel } from "./fieldLabel.ts";

test.each([
  ["startDate", "Start date"],
  ["officeId", "Office"],
  ["isHalfDay", "Half day"],
  ["ptoPolicy", "PTO policy"],
  ["ptoBalanceOverride", "Vacation allowance"],
  ["effectiveOn", "Effective date"],
  ["timezone", "Time zone"],
])("the field %s is labeled %j", (field, label) => expect(fieldLabel(field)).toBe(label));
