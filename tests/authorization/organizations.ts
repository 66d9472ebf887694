import type { Role } from "#core/people/access/roles.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { foundTestOrganization, hire } from "../arranging/testOrganization.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

const PLENTIFUL_DAYS = 300;

export interface Member extends Actor {
  email: string;
  officeId: string;
  role: Role;
  managerId?: string;
}

export async function twoOrganizations(suffix = "") {
  const founder = await foundTestOrganization(`Ours${suffix}`);
  const owner: Member = { ...founder, role: "Owner" };
  const add = async (name: string, role: Role, manager?: Actor): Promise<Member> => {
    const place = manager ? { managerId: manager.userId } : {};
    return { ...(await hire(founder, name, role, place)), ...place, role };
  };
  const otto = await add("Otto", "Owner");
  const ada = await add("Ada", "Admin");
  const alma = await add("Alma", "Admin");
  const mona = await add("Mona", "Manager", owner);
  const max = await add("Max", "Manager", owner);
  const emma = await add("Emma", "Employee", mona);
  const viewers: Record<Role, Member> = { Employee: emma, Manager: mona, Admin: ada, Owner: owner };
  const reports: Record<Role, Member> = {
    Employee: await add("Rita", "Employee", emma),
    Manager: await add("Erin", "Employee", mona),
    Admin: await add("Arlo", "Employee", ada),
    Owner: await add("Oleg", "Employee", owner),
  };
  const ezra = await add("Ezra", "Employee", max);

  const stranger = await foundTestOrganization(`Theirs${suffix}`);
  const theirs: Member = { ...stranger, role: "Owner" };
  const fay: Member = { ...(await hire(stranger, "Fay")), role: "Employee" };
  const everyone = [...Object.values(viewers), ...Object.values(reports), otto, alma, max, ezra];
  const ownerBeside = ({ userId }: Actor): Member => (userId === otto.userId ? owner : otto);
  for (const person of everyone)
    await editUser(ownerBeside(person), person.userId, { ptoBalanceOverride: PLENTIFUL_DAYS });
  await editUser(theirs, fay.userId, { ptoBalanceOverride: PLENTIFUL_DAYS });
  return {
    viewers,
    personOf: (role: Role, whose: OwnerRelation): Member =>
      ({ own: viewers[role], report: reports[role], other: ezra, admin: alma, owner: otto, ours: owner })[whose],
    ownerBeside,
    foreign: { person: fay, owner: theirs },
    everyone,
  };
}
