import { expect, test } from "@jest/globals";
import { pastedEmails } from "./pastedEmails.ts";

test.each<[string, string[], string[]]>([
  ["", [], []],
  ["ana@acme.example", ["ana@acme.example"], []],
  [
    "ana@acme.example, ben@acme.example;cleo@acme.example\n",
    ["ana@acme.example", "ben@acme.example", "cleo@acme.example"],
    [],
  ],
  ['Ana Diaz <ana@acme.example>, "Li, Ben" <ben@acme.example>', ["ana@acme.example", "ben@acme.example"], ['"Li']],
  ["Ana Diaz <ana@acme.example>\nBen Li <ben@acme.example>", ["ana@acme.example", "ben@acme.example"], []],
  ["ana@acme.example ANA@acme.example", ["ana@acme.example"], []],
  ["ana@acme, ben@acme.example", ["ben@acme.example"], ["ana@acme"]],
])("%j", (text, emails, unknown) => expect(pastedEmails(text)).toEqual({ emails, unknown }));
