import { expect, test } from "@jest/globals";
import { readMrkdwn, type Span } from "./mrkdwn.ts";

const text = (said: string): Span => ({ kind: "text", text: said });
const NAMES: Record<string, string> = { U1: "Ann Lee", C1: "general" };

test.each<[string, string, Span[]]>([
  ["plain text stays as it is", "Ann is away", [text("Ann is away")]],
  ["asterisks make text bold", "*12* days", [{ kind: "bold", inside: [text("12")] }, text(" days")]],
  [
    "bold text may contain italic text",
    "*_a_ b*",
    [{ kind: "bold", inside: [{ kind: "italic", inside: [text("a")] }, text(" b")] }],
  ],
  ["tildes strike text", "~old~", [{ kind: "strike", inside: [text("old")] }]],
  ["code is not formatted", "`/pto *x*`", [{ kind: "code", text: "/pto *x*" }]],
  ["three backticks make a block of code", "```\na\n  b\n```", [{ kind: "pre", text: "a\n  b" }]],
  [
    "a link",
    "<https://a.example/?a=1&amp;b=2|Open>",
    [{ kind: "link", text: "Open", url: "https://a.example/?a=1&b=2" }],
  ],
  [
    "a link without a label shows its address",
    "<https://a.example>",
    [{ kind: "link", text: "https://a.example", url: "https://a.example" }],
  ],
  ["a mention of a person shows their name", "<@U1>", [{ kind: "mention", text: "@Ann Lee" }]],
  ["a mention of a channel shows its name", "<#C1>", [{ kind: "mention", text: "#general" }]],
  ["a mention of everyone in a channel shows @channel", "<!channel>", [{ kind: "mention", text: "@channel" }]],
  ["a date shows its fallback text", "<!date^1^{date}|1 March>", [text("1 March")]],
  ["entities are decoded but not formatted", "&lt;!channel&gt; &amp;amp;", [text("<!channel> &amp;")]],
  ["signs within a word are not formatting", "snake_case_name 2*3*4", [text("snake_case_name 2*3*4")]],
  ["a sign that doesn't close is not formatting", "5 * 3 and _so", [text("5 * 3 and _so")]],
  ["formatting ends with its line", "*a\nb*", [text("*a\nb*")]],
  [
    "lines that begin with a greater-than sign form a quote",
    "She:\n>flu\n&gt; again\nok",
    [text("She:\n"), { kind: "quote", inside: [text("flu\nagain")] }, text("ok")],
  ],
])("%s", (_, given, spans) => {
  expect(readMrkdwn(given, (id) => NAMES[id])).toEqual(spans);
});
