import { expect, test } from "@jest/globals";
import { listText } from "./listText.ts";

test.each([
  [[], ""],
  [["Ann"], "Ann"],
  [["Ann", "Ben"], "Ann or Ben"],
  [["Ann", "Ben", "Cleo"], "Ann, Ben, or Cleo"],
  [["Mar 04, 2027", "Apr 03, 2027"], "Mar 04, 2027, or Apr 03, 2027"],
])("the words %j are listed as %j", (words, text) => expect(listText(words, "or")).toBe(text));
