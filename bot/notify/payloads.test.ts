import { expect, test } from "@jest/globals";
import { AboutMoved, AboutRequest } from "./payloads.ts";

const ids = Array.from({ length: 1010 }, (_, index) => `r${index}`);

test("of a long list of requests in an earlier notification, 1,000 are kept and the others counted", () => {
  expect(AboutMoved.parse({ requestIds: ids })).toEqual({ ids: ids.slice(0, 1000), more: 10 });
  const [requestId, ...otherIds] = ids;
  expect(AboutRequest.parse({ requestId, otherIds })).toMatchObject({
    requestId,
    otherIds: ids.slice(1, 1000),
    more: 10,
  });
});
