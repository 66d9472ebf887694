import { expect, test } from "@jest/globals";
import { channelsText } from "./channelsText.ts";

test.each([
  [true, true, /Choose where else you get them\.$/],
  [false, true, /Slack is the only other channel\.$/],
  [true, false, /email is the only other channel\.$/],
  [false, false, /there are no other channels\.$/],
])("with email %j and Slack %j, the text names only channels that the server has", (sendsMail, hasSlack, text) =>
  expect(channelsText({ sendsMail, hasSlack })).toMatch(text),
);
