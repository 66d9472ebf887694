import { expect, test } from "@jest/globals";
import { hazardsOf } from "#tests/upgrades/hazardsOf.ts";
import { migrations } from "./all.ts";
import { needsStop } from "./needsStop.ts";

test("each migration is safe while the previous version serves, explains why, or needs a stop", () => {
  const unsafe = migrations.flatMap(({ name, sql }) =>
    needsStop(name) ? [] : hazardsOf(sql).map((hazard) => `${name} ${hazard}`),
  );
  expect(unsafe).toEqual([]);
});
