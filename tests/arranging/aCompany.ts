import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { anOfficeOf } from "./anOfficeOf.ts";
import { foundTestOrganization, hire } from "./testOrganization.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";

let hired = 0;

export async function aCompany() {
  const owner = await foundTestOrganization();
  const approve = (id: string) => decideRequest(owner, id, { status: "approved" });
  return {
    owner,
    office: (options: Parameters<typeof anOfficeOf>[1] = {}) => anOfficeOf(owner, options),
    hire: ({ officeId = owner.officeId } = {}) => hire(owner, `Pat${++hired}`, "Employee", { officeId }),
    edit: (person: Actor, patch: object) => editUser(owner, person.userId, patch),
    deactivate: (person: Actor) => deactivateUser(owner, person.userId, {}),
    tick: () => postDue(owner.organizationId),
    submit: async (person: Actor, startDate: string, endDate = startDate) =>
      (await submitRequest(person, { type: "vacation", startDate, endDate })).id,
    approve,
    book: async (person: Actor, startDate: string, endDate = startDate) => {
      const { id } = await submitRequest(person, { type: "vacation", startDate, endDate });
      await approve(id);
      return id;
    },
    cancel: (id: string) => cancelRequest(owner, id, { rejectionReason: "Plans change" }),
    balance: async (person: Actor, type: LeaveType = "vacation") => {
      const balance = (await readUserBalances(owner, person.userId, {})).find((one) => one.type === type);
      if (!balance) throw new Error(`No ${type} balance`);
      return balance;
    },
  };
}
