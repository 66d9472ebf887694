import { expect, test } from "@jest/globals";
import { listText } from "./listText.ts";

test.each([
  [[], ""],
  [["Ann"], "Ann"],
  [["Ann", "Ben"], "Ann or Ben"],
  [["Ann", "Ben", "Cleo"], "Ann, Ben, or Cleo"],
])("the words %j are listed as %j", (words, text) => expect(listText(words, "or")).toBe(text));
