import { describe, expect, test } from "@jest/globals";
import { mayDecide } from "#core/requests/approval/mayDecideRequest.ts";
import { approverOf, approversIn, chainAbove, type PersonNode } from "./approver.ts";
import type { Role } from "./access/roles.ts";

function person(id: string, role: Role, managerId: string | null = null, isActive = true): PersonNode {
  return { id, name: id.toUpperCase(), role, managerId, officeId: "office", isActive };
}

function organization(...nodes: PersonNode[]) {
  const people = new Map(nodes.map((node) => [node.id, node]));
  const get = (id: string): PersonNode => people.get(id) ?? person(id, "Employee");
  return {
    people,
    chain: (id: string) => chainAbove(get(id), people).map((above) => above.id),
    approver: (id: string) => approverOf(get(id), people)?.id ?? null,
    may: (decider: string, id: string) => mayDecide(get(decider), get(id), people),
  };
}

const company = organization(
  person("owner", "Owner"),
  person("admin", "Admin", "owner"),
  person("head", "Manager", "owner"),
  person("lead", "Employee", "head"),
  person("gone", "Manager", "head", false),
  person("ann", "Employee", "lead"),
  person("bob", "Employee", "gone"),
  person("peer", "Manager", "owner"),
  person("loner", "Employee"),
);

describe("the approver", () => {
  test("the chain of managers goes up to the top, nearest first", () => {
    expect(company.chain("ann")).toEqual(["lead", "head", "owner"]);
    expect(company.chain("owner")).toEqual([]);
  });

  test("an Employee or inactive person in the chain is skipped", () => {
    expect(company.approver("ann")).toBe("head");
    expect(company.approver("bob")).toBe("head");
    expect(company.may("lead", "ann")).toBe(false);
    expect(company.may("gone", "bob")).toBe(false);
  });

  test("every Manager above, Admin, and Owner may decide", () => {
    expect(company.may("head", "ann")).toBe(true);
    expect(company.may("owner", "ann")).toBe(true);
    expect(company.may("admin", "ann")).toBe(true);
    expect(company.may("peer", "ann")).toBe(false);
    expect(company.may("admin", "owner")).toBe(true);
  });

  test("nobody decides their own request while another person can", () => {
    expect(company.may("ann", "ann")).toBe(false);
    expect(company.may("head", "head")).toBe(false);
    expect(company.may("admin", "admin")).toBe(false);
    expect(company.may("owner", "owner")).toBe(false);
  });

  test("any Admin or Owner decides for a person without a manager", () => {
    expect(company.approver("loner")).toBeNull();
    expect(company.may("admin", "loner")).toBe(true);
    expect(company.may("head", "loner")).toBe(false);
  });

  test("the only Admin or Owner decides their own request", () => {
    const small = organization(
      person("owner", "Owner"),
      person("former", "Admin", null, false),
      person("head", "Manager", "owner"),
    );
    expect(small.may("owner", "owner")).toBe(true);
    expect(small.may("head", "owner")).toBe(false);
    expect(small.may("head", "head")).toBe(false);
  });

  test("the only Owner can't decide their own request if a Manager is above them", () => {
    const odd = organization(person("head", "Manager"), person("owner", "Owner", "head"));
    expect(odd.may("owner", "owner")).toBe(false);
    expect(odd.may("head", "owner")).toBe(true);
  });

  test("an inactive person decides nothing", () => {
    const closed = organization(person("owner", "Owner", null, false), person("ann", "Employee", "owner"));
    expect(closed.may("owner", "ann")).toBe(false);
    expect(closed.may("owner", "owner")).toBe(false);
  });

  test("a cycle in the data ends the chain", () => {
    const cycle = organization(
      person("a", "Manager", "b"),
      person("b", "Manager", "c"),
      person("c", "Manager", "b"),
      person("self", "Manager", "self"),
    );
    expect(cycle.chain("a")).toEqual(["b", "c"]);
    expect(cycle.chain("b")).toEqual(["c"]);
    expect(cycle.chain("self")).toEqual([]);
  });

  test("an unknown manager counts as none", () => {
    expect(organization(person("ann", "Employee", "unknown")).approver("ann")).toBeNull();
  });
});

test("the approvers among people are found once", () => {
  const { people } = company;
  expect(approversIn(people).map(({ id }) => id)).toEqual(expect.arrayContaining(["owner", "admin", "head", "peer"]));
  expect(approversIn(people)).toBe(approversIn(people));
});
