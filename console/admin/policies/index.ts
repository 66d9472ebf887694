import { PolicyEdit } from "./PolicyEdit.tsx";
import { PolicyList } from "./PolicyList.tsx";

/** An office's policies are created with the office or a leave type. */
export const policies = { list: PolicyList, edit: PolicyEdit };
