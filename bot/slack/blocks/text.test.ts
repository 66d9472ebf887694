import { describe, expect, test } from "@jest/globals";
import { clipped, escaped, inert } from "./text.ts";

describe("people's text in a message", () => {
  test("mentions, links and entities stay text", () => {
    expect(escaped("<!channel> & <https://x|y>")).toBe("&lt;!channel&gt; &amp; &lt;https://x|y&gt;");
  });

  test("what fits stays whole", () => expect(clipped("flu", 3)).toBe("flu"));

  test("what is longer ends in an ellipsis", () => expect(clipped("a cold", 4)).toBe("a c…"));

  test("an emoji is never cut in two", () => expect(clipped("ab😀cd", 4)).toBe("ab…"));

  test("text is clipped before it is escaped, so that no entity is halved", () => {
    expect(inert("&&&&", 3)).toBe("&amp;&amp;…");
  });
});
