import { describe, expect, test } from "@jest/globals";
import { fitted } from "./fitted.ts";

describe("people's text that must fit as it is sent", () => {
  test("what fits stays whole, and inert", () => expect(fitted("a & <b>", 20)).toBe("a &amp; &lt;b&gt;"));

  test("what grows by being made inert is cut, never within an entity", () => {
    expect(fitted("&&&&", 12)).toBe("&amp;&amp;…");
    expect(fitted("&".repeat(5000), 2900)).toHaveLength(2896);
  });

  test("an emoji is never cut in two", () => expect(fitted("ab😀cd", 4)).toBe("ab…"));
});
