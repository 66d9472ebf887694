import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { templates } from "#core/policies/templates/templates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";

const TIME_IN_LIEU: PolicyDocument = {
  unit: "hour",
  grants: [{ frequency: "quarterly", amount: 10, fullTime: { hoursPerWeek: 40 }, carryOver: { months: 6 } }],
  credits: {},
};

export async function saveDutchPolicies(owner: Actor, officeId: string): Promise<void> {
  const documents = new Map([
    ["vacation", vacation()],
    ["time-in-lieu", TIME_IN_LIEU],
  ]);
  for (const { id, type } of await listPolicies(owner, officeId, {})) {
    const document = documents.get(type);
    if (document) await editPolicyDocument(owner, id, { document });
  }
}

/** Leave beyond the statutory four weeks expires after five years (Civil Code, book 7, article 642). */
function vacation(): PolicyDocument {
  const { document } = templates.find(({ id }) => id === "nl-annual-leave") ?? {};
  const [statutory] = document?.grants ?? [];
  if (!statutory) throw new Error("The template of annual leave in the Netherlands is missing");
  return {
    ...document,
    unit: "day",
    grants: [
      { ...statutory, amount: { weeks: 4, in: "days" } },
      { ...statutory, name: "extra", amount: { weeks: 1, in: "days" }, carryOver: { monthsAfterYear: 60 } },
    ],
  };
}
