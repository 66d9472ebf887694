import { expect, test } from "@jest/globals";
import { isWaiting, MAX_TEAM_REQUESTS, teamRequestCount, teamRequestCountText } from "./teamRequestCount.ts";

const waiting = {};
const textOf = (requests: readonly object[]) => teamRequestCountText(teamRequestCount(requests));
const snoozed = { snoozedUntil: "2027-02-15T14:00:00.000Z" };

test("snoozed requests don't count as waiting", () => {
  expect(textOf([])).toBe("0");
  expect(textOf([waiting, snoozed, waiting])).toBe("2");
  expect(textOf([snoozed])).toBe("0");
  expect([snoozed, waiting].filter(isWaiting)).toEqual([waiting]);
});

test("a count has a plus sign if there are more requests than are shown", () => {
  const most = Array.from({ length: MAX_TEAM_REQUESTS }, () => waiting);
  expect(textOf(most)).toBe("500");
  expect(textOf([...most, waiting])).toBe("500+");
  expect(textOf([...most.slice(2), snoozed, snoozed, snoozed])).toBe("498+");
});
