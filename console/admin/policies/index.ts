import { PolicyEdit } from "./PolicyEdit.tsx";
import { PolicyList } from "./PolicyList.tsx";

/**
 * An office's policies are created with the office or a leave type. Policies of groups and people are given and ended
 * here.
 */
export const policies = { list: PolicyList, edit: PolicyEdit };
