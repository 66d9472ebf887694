import { expect, test } from "@jest/globals";
import { type ChangedChoices, changedChoices, type NotificationChoices } from "./NotificationChoices.ts";

test.each<[string, NotificationChoices, ChangedChoices, NotificationChoices]>([
  ["a choice is added to the others", { mail: true }, { slack: false }, { mail: true, slack: false }],
  ["null resets a choice", { mail: true, slack: false }, { slack: null }, { mail: true }],
  ["an undefined choice stays", { mail: true }, { mail: undefined }, { mail: true }],
  [
    "the choice for a subject leaves those for others",
    { topics: { messages: "mail" } },
    { topics: { balances: "inbox" } },
    { topics: { messages: "mail", balances: "inbox" } },
  ],
  ["the last choice for a subject can be reset", { topics: { messages: "mail" } }, { topics: { messages: null } }, {}],
])("%s", (_, before, change, after) => expect(changedChoices(before, change)).toEqual(after));
