import { expect, test } from "@jest/globals";
import { html } from "./html.ts";

test("an inserted value is always escaped", () => {
  const name = `<b onclick="x('y')">&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;">&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;</p>',
  );
});

test("inserted HTML stays as it is, and an undefined or false value leaves nothing", () => {
  const items = ["a", "<b>"].map((item) => html`<li>${item}</li>`);
  expect(
    html`<ul>
      ${items}${undefined}${false}${3}
    </ul>`.text.replaceAll(/\n\s*/g, ""),
  ).toBe("<ul><li>a</li><li>&lt;b&gt;</li>3</ul>");
});
