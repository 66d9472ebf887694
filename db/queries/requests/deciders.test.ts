import { expect, test } from "@jest/globals";
import { array, asyncProperty, constant, constantFrom, integer, oneof, option, record, uniqueArray } from "fast-check";
import { ROLES } from "#core/people/access/roles.ts";
import { STEP_ROLES } from "#core/policies/document/checks/approverProblems.ts";
import type { StepApprover } from "#core/requests/approval/ApprovalStep.ts";
import { approversOfStep } from "#core/requests/approval/approversOfStep.ts";
import { mayDecideRequest } from "#core/requests/approval/mayDecideRequest.ts";
import { database } from "#db/connect.ts";
import { anOrganization } from "#db/factories/anOrganization.ts";
import { aPerson } from "#db/factories/aPerson.ts";
import { User } from "#db/models/User.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { rows } from "../statement.ts";
import { decidersAround } from "./deciders.ts";

await testDatabase();

const PEOPLE = 6;
const place = integer({ min: 0, max: PEOPLE - 1 });
const step = uniqueArray(oneof(constantFrom(...STEP_ROLES), place), { minLength: 1, maxLength: 4 });
const placed = record({
  role: constantFrom(...ROLES),
  isActive: oneof({ arbitrary: constant(true), weight: 4 }, constant(false)),
  manager: option(place),
  team: constantFrom(null, "lead", "member", "both"),
});
const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
const STEP_DECIDERS = { name: "step-deciders-test", text: "SELECT * FROM step_deciders($1, $2, $3)" };

test("SQL finds the deciders and holders of a step that core finds, in organizations of any shape", async () => {
  const { pool } = database();
  const organization = await anOrganization();
  const users = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(organization)));
  const ids = users.map(({ id }) => id);
  const idAt = (index: number) => ids[index] ?? "";
  const teamId = idAt(0);
  await pool.query(
    "INSERT INTO teams (organization_id, id, name, created_at, updated_at) VALUES ($1, $2, 'Team', now(), now())",
    [organization.id, teamId],
  );
  const shape = array(placed, { minLength: PEOPLE, maxLength: PEOPLE });
  const check = asyncProperty(shape, step, async (places, by) => {
    await pool.query("DELETE FROM team_members WHERE organization_id = $1", [organization.id]);
    for (const [index, { role, isActive, manager, team }] of places.entries()) {
      const where = { organizationId: organization.id, id: idAt(index) };
      await User.update(
        { role, isActive, managerId: manager === null || manager === index ? null : idAt(manager) },
        { where },
      );
      if (team === null) continue;
      await pool.query("INSERT INTO team_members VALUES ($1, $2, $3, $4, $5)", [
        organization.id,
        teamId,
        idAt(index),
        team !== "member",
        team !== "lead",
      ]);
    }
    const approvers = by.map((one): StepApprover => (typeof one === "number" ? { person: idAt(one) } : one));
    const asked = { by: approvers, decided: null };
    const request = { userId: idAt(0), approval: { steps: [asked] } };
    const people = await decidersAround(organization.id, request, ids);
    const nodes = ids.flatMap((id) => people.get(id) ?? []);
    const [person] = nodes;
    if (!person) throw new Error("The requester must be among the people");
    const found = await rows<{ id: string; is_holder: boolean }>(STEP_DECIDERS, [
      organization.id,
      person.id,
      JSON.stringify(approvers),
    ]);
    const inSql = found.map(({ id, is_holder: isHolder }) => ({ id, isHolder }));
    const holders = approversOfStep({ person, step: asked }, people);
    const inCore = nodes
      .filter((node) => mayDecideRequest(node, request, people))
      .map(({ id }) => ({ id, isHolder: holders.some((holder) => holder.id === id) }));
    expect(inSql.toSorted(byId)).toEqual(inCore.toSorted(byId));
  });
  await assertProperty(check, { numRuns: shortOrLong(25, 60) });
});
