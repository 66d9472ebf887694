import { describe, expect, test } from "@jest/globals";
import { fitted } from "./fitted.ts";

describe("people's text that must fit once it is escaped", () => {
  test("stays whole and inert if it fits", () => expect(fitted("a & <b>", 20)).toBe("a &amp; &lt;b&gt;"));

  test("is cut if it is longer after escaping, never within an entity", () => {
    expect(fitted("&&&&", 12)).toBe("&amp;&amp;…");
    expect(fitted("&".repeat(5000), 2900)).toHaveLength(2896);
  });

  test("is never cut within an emoji", () => expect(fitted("ab😀cd", 4)).toBe("ab…"));
});
