import { describe, expect, test } from "@jest/globals";
import { templates } from "../templates/templates.ts";
import { inLeaveYear } from "./inLeaveYear.ts";
import { parseDocument } from "../document/parseDocument.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";

const onAnniversaries: PolicyDocument = { unit: "day", leaveYear: "hire", grants: [] };

describe("a document in the organization's leave year", () => {
  test("has no leave year of its own if that is January 1, the default", () => {
    expect(inLeaveYear(onAnniversaries, 1)).toEqual({ unit: "day", grants: [] });
  });

  test("begins on the organization's first day otherwise", () => {
    expect(inLeaveYear({ unit: "day" }, 4)).toEqual({ unit: "day", leaveYear: "04-01" });
    expect(inLeaveYear(onAnniversaries, 4)).toEqual({ ...onAnniversaries, leaveYear: "04-01" });
  });

  test.each(templates.map(({ id, document }) => [id, document] as const))(
    "is valid for the template %s",
    (_, document) => {
      const moved = inLeaveYear(document, 4);
      expect(parseDocument(moved)).toEqual(moved);
    },
  );
});
