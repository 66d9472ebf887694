import type { ConsoleRequest } from "./ConsoleRequest.ts";
import { RequestCreate } from "./RequestCreate.tsx";
import { RequestList } from "./RequestList.tsx";
import { RequestShow } from "./RequestShow.tsx";
import { spanText } from "../parts/words.ts";

/** Everybody's time off: read here, and changed by verbs only. */
export const requests = {
  list: RequestList,
  create: RequestCreate,
  show: RequestShow,
  recordRepresentation: (request: ConsoleRequest) => `${request.userName}, ${spanText(request)}`,
};
