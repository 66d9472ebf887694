import { describe, expect, test } from "@jest/globals";
import { clipped, escaped, inert } from "./text.ts";

describe("people's text in a message", () => {
  test("keeps mentions, links, and entities as text", () => {
    expect(escaped("<!channel> & <https://x|y>")).toBe("&lt;!channel&gt; &amp; &lt;https://x|y&gt;");
  });

  test("stays whole if it fits", () => expect(clipped("flu", 3)).toBe("flu"));

  test("ends in an ellipsis if it is longer", () => expect(clipped("a cold", 4)).toBe("a c…"));

  test("is never cut within an emoji", () => expect(clipped("ab😀cd", 4)).toBe("ab…"));

  test("is cut before it is escaped, so that no entity is halved", () => {
    expect(inert("&&&&", 3)).toBe("&amp;&amp;…");
  });
});
