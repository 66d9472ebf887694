import { PolicyEdit } from "./PolicyEdit.tsx";
import { PolicyList } from "./PolicyList.tsx";

/** The policies of the offices, which can be edited; a policy is created and deleted with its office. */
export const policies = { list: PolicyList, edit: PolicyEdit };
