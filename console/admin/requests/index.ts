import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { RequestCreate } from "./RequestCreate.tsx";
import { RequestList } from "./RequestList.tsx";
import { RequestShow } from "./RequestShow.tsx";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";

export const requests = {
  list: RequestList,
  create: RequestCreate,
  show: RequestShow,
  recordRepresentation: (request: PersonsRequestAnswer) => `${request.userName}, ${answeredSpan(request)}`,
};
