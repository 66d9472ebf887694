import { expect, test } from "@jest/globals";
import { AboutMoved, AboutRequest } from "./payloads.ts";

const ids = Array.from({ length: 1010 }, (_, index) => `r${index}`);

test("an earlier notification keeps 1,000 of its requests and counts the others", () => {
  expect(AboutMoved.parse({ requestIds: ids })).toEqual({ ids: ids.slice(0, 1000), more: 10 });
  const [requestId, ...otherIds] = ids;
  expect(AboutRequest.parse({ requestId, otherIds })).toMatchObject({
    requestId,
    otherIds: ids.slice(1, 1000),
    more: 10,
  });
});
