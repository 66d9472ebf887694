import { expect, test } from "@jest/globals";
import { confirmationRefusedPage } from "./confirmationPage.ts";
import { undoRefusedPage } from "./decisionPage.ts";
import { emailRefusedPage } from "./emailPage.ts";

test.each([
  ["an organization's confirmation", confirmationRefusedPage],
  ["an undo", undoRefusedPage],
  ["a new email", emailRefusedPage],
])("the page of a refusal of %s ends one sentence or several with one period", (_, page) => {
  expect(page("Too many attempts")).toContain("Too many attempts.<");
  expect(page("Too many attempts. Please try again later.")).toContain("Please try again later.<");
});
