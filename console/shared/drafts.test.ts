import { expect, test } from "@jest/globals";
import { forgetDraft, forgetDrafts, keepDraft, keptDraft } from "./drafts.ts";

test("a draft is kept for the person alone, outside the browser's storage, until it or all drafts are forgotten", () => {
  keepDraft("request", "u1", { notes: "Skiing" });
  keepDraft("other", "u1", 1);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(keptDraft("request", "u1")).toEqual({ notes: "Skiing" });
  expect(keptDraft("request", "u2")).toBeUndefined();
  forgetDraft("request");
  expect(keptDraft("request", "u1")).toBeUndefined();
  expect(keptDraft("other", "u1")).toBe(1);
  forgetDrafts();
  expect(keptDraft("other", "u1")).toBeUndefined();
});
