import { expect, test } from "@jest/globals";
import { COUNTRIES } from "./countries.ts";
import { countryText } from "./countryText.ts";

test("countries have an article in a sentence if their name needs one", () => {
  const withArticle = COUNTRIES.filter((country) => countryText(country) === `the ${country}`);
  expect(withArticle).toEqual([
    "United States",
    "United Kingdom",
    "Netherlands",
    "Philippines",
    "United Arab Emirates",
  ]);
  expect(countryText("Cayman Islands")).toBe("the Cayman Islands");
  expect(countryText("Dominican Republic")).toBe("the Dominican Republic");
  expect(countryText("Germany")).toBe("Germany");
});
