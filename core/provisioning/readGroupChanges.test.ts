import { expect, test } from "@jest/globals";
import { membersAfter, readGroupPatch, readWholeGroup } from "./readGroupChanges.ts";

const [ANN, BEN, CAT] = [1, 2, 3].map((n) => `01890000-0000-7000-8000-00000000000${n}`) as [string, string, string];
const after = (...Operations: unknown[]) => membersAfter([ANN, BEN], readGroupPatch({ Operations }).members);

// Shapes from Okta, Microsoft Entra, and RFC 7644, section 3.5.2.
test.each<[string, unknown, string[]]>([
  ["added", { op: "Add", path: "members", value: [{ value: CAT }] }, [ANN, BEN, CAT]],
  ["added twice", { op: "add", path: "members", value: [{ value: ANN.toUpperCase(), display: "Ann" }] }, [ANN, BEN]],
  [
    "added with a name and an address",
    { op: "add", path: "members", value: [{ display: "Cat", $ref: `https://x.test/Users/${CAT}`, value: CAT }] },
    [ANN, BEN, CAT],
  ],
  ["added without a path", { op: "add", value: { members: [{ value: CAT }] } }, [ANN, BEN, CAT]],
  ["removed by a condition", { op: "remove", path: `members[value eq "${ANN}"]` }, [BEN]],
  ["removed by a list, as Microsoft Entra does", { op: "Remove", path: "members", value: [{ value: BEN }] }, [ANN]],
  ["removed altogether", { op: "remove", path: "members" }, []],
  ["replaced", { op: "replace", path: "members", value: [{ value: CAT }] }, [CAT]],
  [
    "replaced by several with names",
    {
      op: "replace",
      path: "members",
      value: [
        { display: "Ben", $ref: `https://x.test/Users/${BEN}`, value: BEN },
        { display: "Cat", $ref: `https://x.test/Users/${CAT}`, value: CAT },
      ],
    },
    [BEN, CAT],
  ],
  ["replaced by none", { op: "replace", path: "members", value: [] }, []],
  ["unchanged by an empty removal", { op: "remove", path: "members", value: [] }, [ANN, BEN]],
  ["unchanged by a new name", { op: "replace", value: { id: "x", displayName: "Crew" } }, [ANN, BEN]],
])("members are %s", (_, operation, members) => {
  expect(after(operation)).toEqual(members);
});

test("several changes apply in their order", () => {
  expect(after({ op: "remove", path: "members" }, { op: "add", path: "members", value: { value: CAT } })).toEqual([
    CAT,
  ]);
  const swap = [
    { op: "remove", path: `members[value eq "${ANN}"]` },
    { op: "add", path: "members", value: [{ display: "Cat", $ref: `https://x.test/Users/${CAT}`, value: CAT }] },
  ];
  expect(after(...swap)).toEqual([BEN, CAT]);
});

test("a name and an external id are read", () => {
  const replaced = { op: "replace", value: { displayName: "Crew", externalId: "g1" } };
  expect(readGroupPatch({ Operations: [replaced] })).toEqual({ displayName: "Crew", externalId: "g1", members: [] });
  expect(readWholeGroup({ displayName: "Crew" })).toEqual({
    displayName: "Crew",
    externalId: null,
    members: [{ op: "replace", ids: [] }],
  });
});

test.each<[string, unknown, string]>([
  ["an id that is none", { op: "add", path: "members", value: [{ value: "ann" }] }, "Unknown member"],
  ["a member without an id", { op: "add", path: "members", value: [{ display: "Ann" }] }, "Unknown member"],
  [
    "more than 1,000 members",
    { op: "add", path: "members", value: Array.from({ length: 1001 }, () => ({ value: ANN })) },
    "at most 1000 members",
  ],
  ["an unknown condition", { op: "remove", path: 'members[type eq "User"]' }, "Select a member"],
  ["a blank name", { op: "replace", path: "displayName", value: "" }, "displayName is required"],
])("a group is refused: %s", (_, operation, text) => {
  expect(() => readGroupPatch({ Operations: [operation] })).toThrow(text);
});
