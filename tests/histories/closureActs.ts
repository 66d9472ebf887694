import { addDays } from "#core/calendar/dates.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { deleteClosure } from "#bot/operations/closures/deleteClosure.ts";
import { followClosures } from "#bot/operations/closures/followClosures.ts";
import { choosing, type RandomAct, type World } from "./World.ts";

export function closureActs(world: World): RandomAct[] {
  const { owner, offices, chance } = world;
  const { pick, near, rows } = choosing(world);
  return [
    {
      weight: 3,
      act: async (day) => {
        const startDate = near(day, 0, 60);
        const endDate = addDays(startDate, Math.floor(chance() * 6));
        const charged = pick([null, "vacation", "vacation", "personal"]);
        const officeIds = offices.filter(() => chance() < 0.7);
        const input = { name: "Closed", startDate, endDate, officeIds, charged, confirmed: true };
        await createClosure(owner, input);
        return ["closed", input];
      },
    },
    {
      weight: 1.5,
      act: async () => {
        const closures = await rows('SELECT id, id AS "userId" FROM closures WHERE organization_id = $1');
        if (closures.length === 0) return ["nothing to reopen", null];
        const { id } = pick(closures);
        await deleteClosure(owner, id, {});
        return ["reopened", id];
      },
    },
    { weight: 1.5, act: async () => ["followed closures", await followClosures()] },
  ];
}
