import { hire } from "../../arranging/testOrganization.ts";
import type { Member } from "../organizations.ts";
import type { Making } from "./Making.ts";

export function standIn(person: Member, owner: Making["owner"], unique: number): Promise<Member> {
  const { role, managerId } = person;
  const place = managerId === undefined ? {} : { managerId };
  return hire(owner, `Standin${unique}`, role, place).then((hired) => ({ ...hired, ...place, role }));
}

export const aManager = ({ owner, unique }: Pick<Making, "owner" | "unique">) =>
  hire(owner, `Approver${unique}`, "Manager");
