import { expect, test } from "@jest/globals";
import { owedText } from "./owedText.ts";

test.each<[string, number, number, string]>([
  ["days alone are a figure, because the other columns are days too", 273, 0, "273"],
  ["hours alone name their unit", 0, 720, "720 hours"],
  ["days name their unit beside hours", 132.25, 80, "132.25 days + 80 hours"],
  ["one of each is singular", 1, 1, "1 day + 1 hour"],
])("%s", (_, owed, owedHours, text) => expect(owedText({ owed, owedHours })).toBe(text));
