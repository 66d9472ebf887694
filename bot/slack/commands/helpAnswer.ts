import type { SlackAnswer } from "../guard/answerInTime.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";

const COMMANDS = [
  ["/pto balance", "shows your balance for each leave type"],
  ["/pto request", "opens the request form"],
  ["/pto request sick 2027-03-01 2027-03-02 flu", "submits a request right away; text after the dates is the note"],
  ["/pto sick [yesterday | 2027-03-01 2027-03-02] [-- note]", "submits sick leave right away (for today by default)"],
  ["/pto credit 4h 2027-03-06 trade show", "requests time for extra work, if your policy allows it"],
  ["/pto request vacation next fri half -- dentist", "opens the form with these values"],
  ["/pto who [today | this week] [team]", "shows who's away among the people you work with, or on one of your teams"],
  ["/pto list", "lists your requests, with buttons to edit, change, or cancel them"],
  ["/pto pending", "lists the requests waiting for your decision, with buttons"],
  ["/pto cancel [2027-03-01]", "cancels the pending request on that date, or lists what you can cancel"],
] as const;

const DATES = [
  "*Dates* in plain English: `2027-03-01`, `mar 1`, `12-16 may`, `28 feb - 3 mar`, `tomorrow`, `mon-wed`, `mon for 3 days`, `next week`; add `half` for half a day.",
  "`fri` is the next Friday, including today; `this fri` is Friday of this week, `next fri` is Friday of next week, and `last fri` is Friday of last week. Weeks start on the day set in your Preferences. `for 3 days` counts your workdays.",
].join("\n");

export function helpAnswer(appUrl: string): SlackAnswer {
  return {
    text: "/pto commands",
    blocks: [
      paragraph("*Awayday*: request time off, see your balances, and see who's away."),
      paragraph(COMMANDS.map(([line, what]) => `\`${line}\`  ${what}`).join("\n")),
      paragraph(DATES),
      smallPrint(`Only you can see these replies. <${appUrl}/|Open Awayday>`),
    ],
  };
}
