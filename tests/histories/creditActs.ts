import { addDays } from "#core/calendar/dates.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { requestCredit } from "#bot/operations/requests/credits/requestCredit.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { choosing, type RandomAct, TYPES, type World } from "./World.ts";

const WITH_CREDITS = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", carryOver: { max: 5, until: "03-31" } }],
  credits: { maxBackdateDays: 60 },
};

export function creditActs(world: World): RandomAct[] {
  const { owner, offices, people, chance } = world;
  const { pick, near, rows } = choosing(world);
  return [
    {
      weight: 0.8,
      act: async () => {
        const { id } = pick((await listPolicies(owner, pick(offices), {})).filter(({ type }) => type !== "sick"));
        await editPolicyDocument(owner, id, { document: WITH_CREDITS, confirmed: true });
        return ["allowed credits", id];
      },
    },
    {
      weight: 3,
      act: async (day) => {
        const person = pick(people);
        const amount = 1 + Math.floor(chance() * 6) / 2;
        const wanted = { type: pick(TYPES), amount, workedOn: near(day, 30, 0), notes: "Inventory" };
        const { id } = await requestCredit(person, wanted);
        if (chance() < 0.8) await decideRequest(owner, id, { status: "approved" });
        return ["credit", { who: people.indexOf(person), id, ...wanted }];
      },
    },
    {
      weight: 2,
      act: async () => {
        const credits = await rows(
          `SELECT id, user_id AS "userId" FROM credits
           WHERE organization_id = $1 AND status IN ('approved', 'pending')`,
        );
        if (credits.length === 0) return ["no credit", null];
        const { id } = pick(credits);
        if (chance() < 0.5) await undoDecision(owner, id, {});
        else await cancelRequest(owner, id, { rejectionReason: "Not worked" });
        return ["took back a credit", id];
      },
    },
    {
      weight: 1,
      act: async (day) => {
        const [boss, delegate, below] = [pick(people), pick(people), pick(people)];
        await editUser(owner, boss.userId, { role: "Manager" });
        await editUser(owner, below.userId, { managerId: boss.userId });
        await createDelegation(boss, { delegateId: delegate.userId, from: near(day, 0, 3), to: addDays(day, 60) });
        return ["delegated", { boss: people.indexOf(boss), below: people.indexOf(below) }];
      },
    },
  ];
}
