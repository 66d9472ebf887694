import { expect, test } from "@jest/globals";
import { hazardsOf } from "#tests/upgrades/hazardsOf.ts";
import { migrations } from "./all.ts";
import { needsStop } from "./needsStop.ts";

test("each migration is safe while the previous version serves, or gives reasons, or says that it needs a stop", () => {
  const unsafe = migrations.flatMap(({ name, sql }) =>
    needsStop(name) ? [] : hazardsOf(sql).map((hazard) => `${name} ${hazard}`),
  );
  expect(unsafe).toEqual([]);
});
