import { expect, test } from "@jest/globals";
import { ContentTags } from "./ContentTags.ts";

test("the oldest tags are forgotten", () => {
  const tags = new ContentTags(2);
  for (const version of ["one", "two", "three"]) expect(tags.remember(version, `tag of ${version}`)).toContain(version);
  expect(["one", "two", "three"].map((version) => tags.at(version))).toEqual([undefined, "tag of two", "tag of three"]);
});
