import { expect, test } from "@jest/globals";
import { parseDocument } from "../parseDocument.ts";
import { approverProblems, namedApprovers } from "./approverProblems.ts";

const people = new Map([
  ["finn", { name: "Finn", mayDecide: true }],
  ["eve", { name: "Eve", mayDecide: false }],
]);

test("approvers who can never decide are problems, each with its path", () => {
  const document = parseDocument({
    unit: "day",
    booking: {
      approval: [
        { upTo: 2, by: ["manager", { person: "finn" }] },
        { by: ["ceo", [{ person: "eve" }, "teamLead", { person: "nobody" }]] },
      ],
    },
  });
  expect(approverProblems(document, people)).toEqual([
    {
      path: "booking.approval[1].by[0]",
      text: "must be manager, managersManager, teamLead, admin, owner, or a person",
    },
    {
      path: "booking.approval[1].by[1][0]",
      text: "must be an active Manager, Admin, or Owner, but Eve isn't",
    },
    { path: "booking.approval[1].by[1][2]", text: "must be a person in the organization" },
  ]);
  expect(namedApprovers(document)).toEqual(["finn", "eve", "nobody"]);
});

test("a document without approval has no problem", () => {
  expect(approverProblems({}, people)).toEqual([]);
});
