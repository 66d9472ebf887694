import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { TeamCreate } from "./TeamCreate.tsx";
import { TeamEdit } from "./TeamEdit.tsx";
import { TeamList } from "./TeamList.tsx";

/** The teams: named groups of people with leads, which can be created, edited, and deleted. */
export const teams = {
  list: TeamList,
  create: TeamCreate,
  edit: TeamEdit,
  recordRepresentation: ({ name }: TeamAnswer) => name,
};
