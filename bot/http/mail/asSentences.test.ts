import { expect, test } from "@jest/globals";
import { confirmationRefusedPage } from "./confirmationPage.ts";
import { undoRefusedPage } from "./decisionPage.ts";
import { emailRefusedPage } from "./emailPage.ts";

test.each([
  ["an organization's confirmation", confirmationRefusedPage],
  ["an undo", undoRefusedPage],
  ["a new email", emailRefusedPage],
])("the page that refuses %s ends with one period, after one sentence or several", (_, page) => {
  expect(page("Too many attempts")).toContain("Too many attempts.<");
  expect(page("Too many attempts. Please try again later.")).toContain("Please try again later.<");
});
