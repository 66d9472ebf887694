import { expect, test } from "@jest/globals";
import { readMrkdwn, type Span } from "./mrkdwn.ts";

const text = (said: string): Span => ({ kind: "text", text: said });
const NAMES: Record<string, string> = { U1: "Ann Lee", C1: "general" };

test.each<[string, string, Span[]]>([
  ["plain text", "Ann is away", [text("Ann is away")]],
  ["bold", "*12* days", [{ kind: "bold", inside: [text("12")] }, text(" days")]],
  ["italic in bold", "*_a_ b*", [{ kind: "bold", inside: [{ kind: "italic", inside: [text("a")] }, text(" b")] }]],
  ["struck", "~old~", [{ kind: "strike", inside: [text("old")] }]],
  ["code is left alone", "`/pto *x*`", [{ kind: "code", text: "/pto *x*" }]],
  ["a block of code", "```\na\n  b\n```", [{ kind: "pre", text: "a\n  b" }]],
  [
    "a link",
    "<https://a.example/?a=1&amp;b=2|Open>",
    [{ kind: "link", text: "Open", url: "https://a.example/?a=1&b=2" }],
  ],
  ["a bare link", "<https://a.example>", [{ kind: "link", text: "https://a.example", url: "https://a.example" }]],
  ["a person", "<@U1>", [{ kind: "mention", text: "@Ann Lee" }]],
  ["a channel", "<#C1>", [{ kind: "mention", text: "#general" }]],
  ["everybody", "<!channel>", [{ kind: "mention", text: "@channel" }]],
  ["a date that Slack words", "<!date^1^{date}|1 March>", [text("1 March")]],
  ["entities stay text", "&lt;!channel&gt; &amp;amp;", [text("<!channel> &amp;")]],
  ["a sign within a word is one", "snake_case_name 2*3*4", [text("snake_case_name 2*3*4")]],
  ["a sign that doesn't close is one", "5 * 3 and _so", [text("5 * 3 and _so")]],
  ["no style reaches over a line", "*a\nb*", [text("*a\nb*")]],
  [
    "a quote",
    "She:\n>flu\n&gt; again\nok",
    [text("She:\n"), { kind: "quote", inside: [text("flu\nagain")] }, text("ok")],
  ],
])("%s", (_, given, spans) => {
  expect(readMrkdwn(given, (id) => NAMES[id])).toEqual(spans);
});
