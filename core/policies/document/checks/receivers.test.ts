import { expect, test } from "@jest/globals";
import { PolicyDocument } from "../PolicyDocument.ts";
import { excessProblems } from "./receivers.ts";

const to = (...excess: string[]) =>
  PolicyDocument.parse({
    unit: "day",
    grants: excess.map((type) => ({ frequency: "yearly", amount: 20, carryOver: { max: 5, excess: type } })),
  });
const others = new Map([
  ["vacation", [to("bank")]],
  ["bank", [to("expires"), to("sabbatical")]],
  ["sabbatical", [to("sick")]],
  ["sick", []],
]);

test.each<[string, PolicyDocument, string[]]>([
  ["sick", to("expires"), []],
  ["study", to("vacation", "sick"), []],
  ["vacation", to("vacation"), ["grants[0].carryOver.excess leads back to vacation leave: vacation to vacation"]],
  [
    "sick",
    to("expires", "bank"),
    ["grants[1].carryOver.excess leads back to sick leave: sick to bank to sabbatical to sick"],
  ],
  ["sick", to("unknown"), ["grants[0].carryOver.excess must be a leave type in the organization"]],
])("the excess of %s leave must go to a known type and never come back (%#)", (type, document, problems) => {
  expect(excessProblems(type, document, others).map(({ path, text }) => `${path} ${text}`)).toEqual(problems);
});
