import { describe, expect, jest, test } from "@jest/globals";
import type { Role } from "#core/people/access/roles.ts";
import {
  approverIdOf,
  escalationRecipients,
  type RecipientNode,
  requestRecipients,
  withAdmins,
} from "./requestRecipients.ts";

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

describe("the recipients of a request that changes begun leave of an Admin", () => {
  const chief = node("chief", "Admin", "mona");

  test("other Admins and Owners are added if no recipient may approve it", () => {
    const all = people(olga, ada, dora, mona, chief);
    expect(ids(withAdmins("chief", [mona], all))).toEqual(["mona", "olga", "ada"]);
    expect(ids(withAdmins("chief", [mona, olga], all))).toEqual(["mona", "olga"]);
  });

  test("people are searched once, whatever the number of recipients", () => {
    const all = people(dora, mona, chief, olga);
    const values = jest.spyOn(all, "values");
    expect(ids(withAdmins("chief", [mona, dora], all))).toEqual(["mona", "dora", "olga"]);
    expect(values).toHaveBeenCalledTimes(1);
  });
});

describe("the recipients of a new request", () => {
  test("the manager is notified", () => {
    expect(ids(requestRecipients("erin", people(olga, ada, dora, mona, erin), covers))).toEqual(["mona"]);
  });

  test("the next manager above is notified if the manager is deactivated", () => {
    const gone = { ...mona, isActive: false };
    expect(ids(requestRecipients("erin", people(olga, ada, dora, gone, erin), covers))).toEqual(["dora"]);
  });

  test("the manager's manager is also notified while the manager is away", () => {
    expect(ids(requestRecipients("erin", people(olga, ada, dora, away(mona), erin), covers))).toEqual(["mona", "dora"]);
  });

  test("the first present person above is notified while both managers are away", () => {
    const all = people(olga, ada, away(dora), away(mona), erin);
    expect(ids(requestRecipients("erin", all, covers))).toEqual(["mona", "olga"]);
  });

  test("the present Admins are notified while everyone above is away", () => {
    const all = people(away(olga), ada, away(dora), away(mona), erin);
    expect(ids(requestRecipients("erin", all, covers))).toEqual(["mona", "ada"]);
  });

  test("only the manager is notified if the organization turned absence coverage off", () => {
    const all = people(olga, ada, dora, away(mona), erin);
    expect(ids(requestRecipients("erin", all, { coversAbsence: false }))).toEqual(["mona"]);
  });

  test("all other Admins and Owners are notified of a request by a person without a manager", () => {
    expect(ids(requestRecipients("ada", people(olga, ada, node("abe", "Admin", null)), covers))).toEqual([
      "olga",
      "abe",
    ]);
  });

  test("nobody is notified of a request by the only Owner", () => {
    expect(requestRecipients("olga", people(olga), covers)).toEqual([]);
  });
});

describe("the additional recipients of an undecided request", () => {
  test("the approver's manager is notified", () => {
    expect(ids(escalationRecipients("erin", people(olga, ada, dora, mona, erin)))).toEqual(["dora"]);
  });

  test("the Admins are notified if nobody is above the approver", () => {
    const top = { ...mona, managerId: null };
    expect(ids(escalationRecipients("erin", people(olga, ada, top, erin)))).toEqual(["olga", "ada"]);
  });

  test("nobody else is notified if all Admins were notified before", () => {
    expect(escalationRecipients("ada", people(olga, ada))).toEqual([]);
  });
});

test("the approver is the nearest person above who can approve, or null", () => {
  const all = people(olga, ada, dora, mona, erin);
  expect(["erin", "mona", "ada", "nobody"].map((id) => approverIdOf(id, all))).toEqual(["mona", "dora", null, null]);
});
