import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { TeamCreate } from "./TeamCreate.tsx";
import { TeamEdit } from "./TeamEdit.tsx";
import { TeamList } from "./TeamList.tsx";

export const teams = {
  list: TeamList,
  create: TeamCreate,
  edit: TeamEdit,
  recordRepresentation: ({ name }: TeamAnswer) => name,
};
