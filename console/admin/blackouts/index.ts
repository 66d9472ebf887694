import type { BlackoutAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { BlackoutCreate } from "./BlackoutCreate.tsx";
import { BlackoutList } from "./BlackoutList.tsx";
import { BlackoutShow } from "./BlackoutShow.tsx";

export const blackouts = {
  list: BlackoutList,
  create: BlackoutCreate,
  show: BlackoutShow,
  recordRepresentation: ({ reason }: BlackoutAnswer) => reason,
};
