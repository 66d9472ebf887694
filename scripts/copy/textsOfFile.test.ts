import { expect, test } from "@jest/globals";
import { textsOfFile } from "./textsOfFile.ts";

test("a page's title, texts, and labels are found, and its styles are not", () => {
  const page = '<title>Sandbox</title>\n<style>p > a { color: red }</style>\n<p title="Go home">Hello <b>you</b></p>';
  expect(textsOfFile("index.html", page)).toEqual([
    { line: 1, text: "Sandbox" },
    { line: 3, text: "Go home" },
    { line: 3, text: "Hello" },
    { line: 3, text: "you" },
  ]);
});

test("descriptions in the Slack manifest are found, and its addresses are not", () => {
  const manifest = '{\n  "url": "https://example.com/a",\n  "description": "Ask for time off"\n}';
  expect(textsOfFile("slack-manifest.json", manifest)).toEqual([{ line: 3, text: "Ask for time off" }]);
});
