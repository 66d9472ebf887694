import { describe, expect, test } from "@jest/globals";
import type { Role } from "#core/people/access/roles.ts";
import { approverIdOf, escalationRecipients, type RecipientNode, requestRecipients } from "./requestRecipients.ts";

const node = (id: string, role: Role, managerId: string | null, isAway = false): RecipientNode => ({
  id,
  name: id,
  role,
  managerId,
  officeId: null,
  isActive: true,
  isAway,
});
const people = (...nodes: RecipientNode[]) => new Map(nodes.map((one) => [one.id, one]));
const covers = { coversAbsence: true };
const ids = (nodes: RecipientNode[]) => nodes.map(({ id }) => id);

const olga = node("olga", "Owner", null);
const ada = node("ada", "Admin", null);
const dora = node("dora", "Manager", "olga");
const mona = node("mona", "Manager", "dora");
const erin = node("erin", "Employee", "mona");
const away = (one: RecipientNode) => ({ ...one, isAway: true });

describe("of a new request hears", () => {
  test("the manager", () => {
    expect(ids(requestRecipients("erin", people(olga, ada, dora, mona, erin), covers))).toEqual(["mona"]);
  });

  test("the next above, where the manager is gone", () => {
    const gone = { ...mona, isActive: false };
    expect(ids(requestRecipients("erin", people(olga, ada, dora, gone, erin), covers))).toEqual(["dora"]);
  });

  test("the manager's manager as well, while the manager is away", () => {
    expect(ids(requestRecipients("erin", people(olga, ada, dora, away(mona), erin), covers))).toEqual(["mona", "dora"]);
  });

  test("the first above who is there, while both are away", () => {
    const all = people(olga, ada, away(dora), away(mona), erin);
    expect(ids(requestRecipients("erin", all, covers))).toEqual(["mona", "olga"]);
  });

  test("the Admins who are there, while everyone above is away", () => {
    const all = people(away(olga), ada, away(dora), away(mona), erin);
    expect(ids(requestRecipients("erin", all, covers))).toEqual(["mona", "ada"]);
  });

  test("only the manager, where the organisation wants it so", () => {
    const all = people(olga, ada, dora, away(mona), erin);
    expect(ids(requestRecipients("erin", all, { coversAbsence: false }))).toEqual(["mona"]);
  });

  test("every other Admin and Owner, for who has no manager", () => {
    expect(ids(requestRecipients("ada", people(olga, ada, node("abe", "Admin", null)), covers))).toEqual([
      "olga",
      "abe",
    ]);
  });

  test("nobody, for an Owner who is alone", () => {
    expect(requestRecipients("olga", people(olga), covers)).toEqual([]);
  });
});

describe("of a request that stays undecided hears", () => {
  test("the approver's manager", () => {
    expect(ids(escalationRecipients("erin", people(olga, ada, dora, mona, erin)))).toEqual(["dora"]);
  });

  test("the Admins, where nobody is above the approver", () => {
    const top = { ...mona, managerId: null };
    expect(ids(escalationRecipients("erin", people(olga, ada, top, erin)))).toEqual(["olga", "ada"]);
  });

  test("nobody more, where all Admins know of it already", () => {
    expect(escalationRecipients("ada", people(olga, ada))).toEqual([]);
  });
});

test("the approver is the nearest above, or none", () => {
  const all = people(olga, ada, dora, mona, erin);
  expect(["erin", "mona", "ada", "nobody"].map((id) => approverIdOf(id, all))).toEqual(["mona", "dora", null, null]);
});
