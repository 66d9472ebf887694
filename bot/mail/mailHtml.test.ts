import { expect, test } from "@jest/globals";
import { html } from "#bot/html.ts";
import { mailHtml } from "./mailHtml.ts";

test("a fact of several lines, such as a team's coverage, keeps its lines", () => {
  const content = {
    subject: "",
    title: "Approve?",
    lead: "",
    facts: [["At work", "Design: at least 4 people\nDec 11: 4 of 5 <Ann>"]],
    actions: [],
  } as const;
  expect(mailHtml(content, html``)).toContain("Design: at least 4 people<br />Dec 11: 4 of 5 &lt;Ann&gt;");
});
