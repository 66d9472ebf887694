import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

let opened = 0;

export async function anOfficeOf(
  owner: Actor,
  { vacation, timezone = "America/New_York" }: { vacation?: object; timezone?: string } = {},
): Promise<{ officeId: string; edit: (change: object, type?: LeaveType) => Promise<unknown> }> {
  const { id: officeId } = await createOffice(owner, { name: `Office ${++opened}`, country: "Somewhere", timezone });
  const edit = async (change: object, type: LeaveType = "vacation") => {
    const policy = (await listPolicies(owner, officeId, {})).find((one) => one.type === type);
    return editPolicy(owner, policy?.id ?? "", change);
  };
  if (vacation) await edit(vacation);
  return { officeId, edit };
}
