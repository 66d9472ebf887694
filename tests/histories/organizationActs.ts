import { TYPE_REQUESTERS, TYPE_VISIBILITIES } from "#core/leave/LeaveTypeView.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { editLeaveType } from "#bot/operations/leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { erasePerson } from "#bot/operations/people/erasePerson.ts";
import { findUser } from "#db/queries/people/people.ts";
import { choosing, type RandomAct, type World } from "./World.ts";

export function organizationActs(world: World): RandomAct[] {
  const { owner, offices, people, chance } = world;
  const { pick, rows } = choosing(world);
  let named = 0;
  return [
    {
      weight: 2,
      act: async () => {
        const { id, key } = pick(await listLeaveTypes(owner, { archived: true }));
        const patch = pick<object>([
          { visibility: pick(TYPE_VISIBILITIES) },
          { requestableBy: pick(TYPE_REQUESTERS) },
          { name: `Type ${++named}` },
          { archived: chance() < 0.4 },
          { paid: chance() < 0.5 },
        ]);
        await editLeaveType(owner, id, patch);
        return ["type", { key, ...patch }];
      },
    },
    {
      weight: 0.5,
      act: async () => {
        const memberIds = people.filter(() => chance() < 0.7).map(({ userId }) => userId);
        const coverage = { minimum: 1 + Math.floor(chance() * 2), mode: pick(["warn", "refuse"]) };
        await createTeam(owner, { name: `Team ${++named}`, memberIds, coverage });
        return ["team", { members: memberIds.length, ...coverage }];
      },
    },
    {
      weight: 3,
      act: async () => {
        const person = pick(people);
        const patch = pick<object>([
          { name: `Person ${++named}` },
          { role: pick(["Employee", "Manager", "Admin"]) },
          { managerId: pick([null, owner.userId, pick(people).userId]) },
          { officeId: pick([null, ...offices]) },
        ]);
        await editUser(owner, person.userId, patch);
        return ["edited", { who: people.indexOf(person), ...patch }];
      },
    },
    {
      weight: 0.5,
      act: async () => {
        const office = pick(offices);
        await editOffice(owner, office, { name: `Office ${++named}` });
        return ["named an office", office];
      },
    },
    {
      weight: 1.5,
      act: async () => {
        const former = await rows('SELECT id, id AS "userId" FROM users WHERE organization_id = $1 AND NOT is_active');
        if (former.length === 0) return ["nobody to return", null];
        const { id } = pick(former);
        if (chance() < 0.15) {
          const person = await findUser(owner.organizationId, id);
          await erasePerson(owner, id, { name: person?.name });
          return ["erased", id];
        }
        await editUser(owner, id, { isActive: true });
        return ["returned", id];
      },
    },
  ];
}
