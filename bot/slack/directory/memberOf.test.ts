import { expect, test } from "@jest/globals";
import { memberOf } from "./memberOf.ts";

test.each([
  ["of the workspace", { team_id: "T1" }, "person"],
  ["of another company", { team_id: "T9" }, "stranger"],
  ["of another workspace who shares no channel", { is_stranger: true }, "stranger"],
  ["of a Grid, whose first workspace is another one", gridOf("T2", "T2", "T1"), "person"],
  ["of a Grid, without a first workspace", gridOf(null, "T2", "T1"), "person"],
  ["of only another workspace of the Grid", gridOf("T2", "T2", "T3"), "stranger"],
  ["of only another workspace of the Grid, without a first one", gridOf(null, "T2"), "stranger"],
  ["of another company's Grid", gridOf("T9", "T8", "T9"), "stranger"],
] as const)("in T1, a Slack user %s is recognized", (_, user, kind) => {
  expect(memberOf({ id: "U1", ...user }, "T1").kind).toBe(kind);
});

function gridOf(team_id: string | null, ...teams: string[]) {
  return { team_id, enterprise_user: { teams } };
}
