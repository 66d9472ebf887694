import { expect, test } from "@jest/globals";
import { sickLine } from "./sickLine.ts";

test.each([
  ["", "sick 2027-03-03"],
  ["-- flu", "sick 2027-03-03 -- flu"],
  ["pm", "sick 2027-03-03 pm"],
  ["half -- dentist", "sick 2027-03-03 half -- dentist"],
  ["today", "sick 2027-03-03"],
  ["Yesterday -- flu", "sick 2027-03-02 -- flu"],
  ["2027-03-01 2027-03-02 flu", "sick 2027-03-01 2027-03-02 flu"],
  ["next mon", "sick next mon"],
  ["pmx", "sick pmx"],
  ["todays", "sick todays"],
])("/pto sick %j stands for the request %j", (rest, line) => expect(sickLine(rest, "2027-03-03")).toBe(line));
