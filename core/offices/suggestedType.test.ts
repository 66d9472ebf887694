import { expect, test } from "@jest/globals";
import { holidayTypeText } from "./holidayTypeText.ts";
import { suggestedType } from "./suggestedType.ts";

const UNITY = { date: "2027-10-03", type: "public" } as const;

test("a public holiday of the office's own country is official, and others are custom", () => {
  expect(suggestedType(UNITY, { country: "DE", ownCountry: "DE" })).toBe("federal");
  expect(suggestedType({ ...UNITY, type: "observance" }, { country: "DE", ownCountry: "DE" })).toBe("custom");
  expect(suggestedType(UNITY, { country: "DE", ownCountry: "FR" })).toBe("custom");
  expect(suggestedType(UNITY, { country: "DE", ownCountry: undefined })).toBe("custom");
});

test("in the United States, a federal holiday is federal and a state's holiday is custom", () => {
  const american = { country: "US", ownCountry: "US" };
  expect(suggestedType({ date: "2027-05-31", type: "public" }, american)).toBe("federal");
  expect(suggestedType({ date: "2027-03-02", type: "public" }, american)).toBe("custom");
});

test("official holidays are called federal only in the United States", () => {
  expect(holidayTypeText("federal", "United States")).toBe("Federal");
  expect(holidayTypeText("federal", "Germany")).toBe("Official");
  expect(holidayTypeText("custom", "Germany")).toBe("Custom");
});
