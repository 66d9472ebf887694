import { describe, expect, test } from "@jest/globals";
import { fitText } from "./fitText.ts";

describe("people's text that must fit once it is escaped", () => {
  test("stays whole and is escaped if it fits", () => expect(fitText("a & <b>", 20)).toBe("a &amp; &lt;b&gt;"));

  test("is cut if it is longer after escaping, never within an entity", () => {
    expect(fitText("&&&&", 12)).toBe("&amp;&amp;…");
    expect(fitText("&".repeat(5000), 2900)).toHaveLength(2896);
  });

  test("is never cut within an emoji", () => expect(fitText("ab😀cd", 4)).toBe("ab…"));
});
