import { describe, expect, test } from "@jest/globals";
import type { Role } from "#core/people/access/roles.ts";
import type { PersonNode } from "#core/people/approver.ts";
import type { StepApprover } from "./ApprovalStep.ts";
import { approversOfStep } from "./approversOfStep.ts";
import { mayDecideAnyStep, mayDecideRequest } from "./mayDecideRequest.ts";

function person(id: string, role: Role, managerId: string | null = null, more: Partial<PersonNode> = {}): PersonNode {
  return { id, name: id, role, managerId, officeId: "office", isActive: true, ...more };
}

const company = [
  person("owner", "Owner"),
  person("ada", "Admin", "owner"),
  person("vera", "Manager", "owner"),
  person("mona", "Manager", "vera"),
  person("finn", "Manager", "owner"),
  person("lena", "Manager", "owner", { isTeamLead: true }),
  person("gone", "Manager", "owner", { isActive: false }),
  person("eve", "Employee", "mona"),
  person("ann", "Employee", "mona"),
];
const mapOf = (nodes: readonly PersonNode[]) => new Map(nodes.map((node) => [node.id, node]));
const people = mapOf(company);

const stepOf = (...by: StepApprover[]) => ({ by, decided: null });
const holdersOf = (by: StepApprover[], id = "ann", among = people) =>
  approversOfStep({ person: among.get(id) as PersonNode, step: stepOf(...by) }, among).map((holder) => holder.id);
const decidersOf = (by: StepApprover[], userId = "ann", among = people) =>
  [...among.values()]
    .filter((one) => mayDecideRequest(one, { userId, approval: { steps: [stepOf(...by)] } }, among))
    .map(({ id }) => id);

describe("the holders of a step", () => {
  test.each<[string, StepApprover[], string[]]>([
    ["the manager", ["manager"], ["mona"]],
    ["the manager's manager", ["managersManager"], ["vera"]],
    ["the leads of the person's teams", ["teamLead"], ["lena"]],
    ["every other Admin and Owner", ["admin"], ["owner", "ada"]],
    ["the Owners", ["owner"], ["owner"]],
    ["a person", [{ person: "finn" }], ["finn"]],
    ["any of several", [{ person: "finn" }, "teamLead", "managersManager"], ["finn", "lena", "vera"]],
    ["the manager in place of a person who left", [{ person: "gone" }], ["mona"]],
    ["the manager in place of an unknown person", [{ person: "nobody" }], ["mona"]],
    ["the manager in place of an Employee, who decides nothing", [{ person: "eve" }], ["mona"]],
    ["the manager if people are asked about themselves", [{ person: "ann" }], ["mona"]],
    ["the others of a list if a member of it left", [{ person: "gone" }, { person: "finn" }], ["finn"]],
  ])("are %s", (_, by, expected) => expect(holdersOf(by)).toEqual(expected));

  test("are the manager if there is no manager's manager, and other Admins without any manager", () => {
    expect(holdersOf(["managersManager"], "vera")).toEqual(["owner"]);
    expect(holdersOf(["teamLead"], "owner")).toEqual(["lena"]);
    expect(holdersOf(["managersManager"], "owner")).toEqual(["ada"]);
  });

  test("are the only Owner alone if nobody else can decide for them", () => {
    const alone = mapOf([person("owner", "Owner"), person("eve", "Employee", "owner")]);
    expect(holdersOf([{ person: "eve" }], "owner", alone)).toEqual(["owner"]);
    expect(decidersOf(["manager"], "owner", alone)).toEqual(["owner"]);
    const two = mapOf([...alone.values(), person("ada", "Admin")]);
    expect(decidersOf(["manager"], "owner", two)).toEqual(["ada"]);
  });
});

describe("a step may be decided", () => {
  test.each<[string, StepApprover[], string[]]>([
    ["by everyone above a manager", ["manager"], ["owner", "ada", "vera", "mona"]],
    ["by everyone above a manager's manager, not by the manager", ["managersManager"], ["owner", "ada", "vera"]],
    ["by a person, not by the manager", [{ person: "finn" }], ["owner", "ada", "finn"]],
    ["by Admins as well as Owners", ["owner"], ["owner", "ada"]],
  ])("%s", (_, by, expected) => expect(decidersOf(by)).toEqual(expected));

  test("in its turn only, but each of its approvers sees the request throughout", () => {
    const decided = { byId: "mona", at: "2027-03-01T15:00:00.000Z", version: 2 };
    const approval = { steps: [{ ...stepOf("manager"), decided }, stepOf({ person: "finn" })] };
    const may = (id: string, question: typeof mayDecideRequest) =>
      question(people.get(id) as PersonNode, { userId: "ann", approval }, people);
    expect(["mona", "finn", "lena", "ada"].map((id) => may(id, mayDecideRequest))).toEqual([false, true, false, true]);
    expect(["mona", "finn", "lena", "ada"].map((id) => may(id, mayDecideAnyStep))).toEqual([true, true, false, true]);
  });

  test("without steps, by the approver and everyone above", () => {
    const deciders = company.filter((one) => mayDecideRequest(one, { userId: "ann" }, people));
    expect(deciders.map(({ id }) => id)).toEqual(["owner", "ada", "vera", "mona"]);
  });
});
