import { expect, test } from "@jest/globals";
import { TYPE_VISIBILITIES } from "../leave/LeaveTypeView.ts";
import { seenType, typesSeenByColleagues } from "./seenType.ts";

const types = TYPE_VISIBILITIES.map((visibility) => ({ key: `seen-by-${visibility}`, visibility }));

test("colleagues see a type, “away”, or nothing; the person, people above, and Admins see the type", () => {
  expect(types.map((type) => seenType(type, false))).toEqual(["seen-by-everyone", "away", null]);
  expect(types.map((type) => seenType(type, true))).toEqual(types.map(({ key }) => key));
});

test("statements get the types that colleagues see by name, and those whose leave they don't see", () => {
  expect(typesSeenByColleagues(types)).toEqual({ named: ["seen-by-everyone"], hidden: ["seen-by-managers"] });
  expect(typesSeenByColleagues([])).toEqual({ named: [], hidden: [] });
});
