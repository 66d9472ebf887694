import { PolicyEdit } from "./PolicyEdit.tsx";
import { PolicyList } from "./PolicyList.tsx";

/** What the offices grant: edited here; a policy comes and goes with its office. */
export const policies = { list: PolicyList, edit: PolicyEdit };
