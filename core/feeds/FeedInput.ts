import { z } from "zod";
import { idField, oneOf, orAbsent, yesElseNo } from "../inputs.ts";
import { leaveTypeField } from "../leaveTypes/leaveTypeField.ts";
import { nameField } from "../nameField.ts";
import { Refusal } from "../refusal.ts";

export const FEED_NAMES = {
  own: "My time off",
  team: "My team",
  approvals: "Waiting for me",
  office: "Office",
  organization: "Everyone",
} as const;
export const FEED_KINDS = ["own", "team", "approvals", "office", "organization"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

const MAX_FEEDS = 20;
const MAX_TYPES = 100;
const WRONG_TYPES = "Types must be keys of leave types";

export const FeedInput = z
  .object({
    kind: oneOf(FEED_KINDS, "Please choose what the calendar shows"),
    name: orAbsent(nameField("Name is required")),
    officeId: orAbsent(idField("Unknown office")),
    types: orAbsent(z.array(leaveTypeField(), WRONG_TYPES).min(1, WRONG_TYPES).max(MAX_TYPES, WRONG_TYPES)),
    pending: yesElseNo(),
  })
  .check(({ value, issues }) => {
    if ((value.kind === "office") === (value.officeId !== undefined)) return;
    const message =
      value.officeId === undefined ? "Please choose an office" : "Only an office calendar can name an office";
    issues.push({ code: "custom", path: ["officeId"], message, input: value.officeId });
  });
export type FeedInput = z.output<typeof FeedInput>;

export function assertFewFeeds(count: number): void {
  if (count < MAX_FEEDS) return;
  throw new Refusal(
    "conflict",
    "too_many_feeds",
    `You can have at most ${MAX_FEEDS} calendar links. Delete one first.`,
  );
}
