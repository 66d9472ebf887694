import { PolicyEdit } from "./PolicyEdit.tsx";
import { PolicyList } from "./PolicyList.tsx";

export const policies = { list: PolicyList, edit: PolicyEdit };
