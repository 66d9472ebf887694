import { PolicyEdit } from "./PolicyEdit.tsx";
import { PolicyList } from "./PolicyList.tsx";

/**
 * The policies of offices, groups, and people, which can be edited. An office's policies are created and deleted with
 * the office.
 */
export const policies = { list: PolicyList, edit: PolicyEdit };
