import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { ClosureCreate } from "./ClosureCreate.tsx";
import { ClosureList } from "./ClosureList.tsx";
import { ClosureShow } from "./ClosureShow.tsx";

export const closures = {
  list: ClosureList,
  create: ClosureCreate,
  show: ClosureShow,
  recordRepresentation: ({ name }: ClosureAnswer) => name,
};
