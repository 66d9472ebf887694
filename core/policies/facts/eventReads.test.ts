import { expect, test } from "@jest/globals";
import { PolicyDocument } from "../document/PolicyDocument.ts";
import { eventReads } from "./eventReads.ts";

const yearly = { frequency: "yearly", amount: 20 };

test.each<[string, object, object[]]>([
  ["a yearly grant", yearly, []],
  [
    "a grant per event",
    { ...yearly, frequency: "perEvent", eventKind: "birth" },
    [{ type: "occurrence", kinds: ["birth"] }],
  ],
  ["hours worked", { ...yearly, frequency: { hoursWorked: 30 } }, [{ type: "worked", kinds: [] }]],
  [
    "an amount by hours worked",
    { ...yearly, amount: { rate: 1, of: "hoursWorkedInYear" } },
    [{ type: "worked", kinds: [] }],
  ],
  ["an attendance", { ...yearly, requires: { attendance: 0.8 } }, [{ type: "attendance", kinds: [] }]],
  ["days worked", { ...yearly, requires: { daysWorkedInMonth: 14 } }, [{ type: "daysWorked", kinds: [] }]],
  [
    "absences",
    { ...yearly, pausedDuring: ["unpaid", "parental"], reducedBy: { absence: "parental" } },
    [{ type: "absence", kinds: ["unpaid", "parental"] }],
  ],
])("a policy with %s reads those events, each once", (_, grant, reads) => {
  const document = PolicyDocument.parse({ unit: "day", grants: [grant, grant] });
  expect(eventReads([document, document])).toEqual(reads);
});
