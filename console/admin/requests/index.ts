import type { ConsoleRequest } from "./ConsoleRequest.ts";
import { RequestCreate } from "./RequestCreate.tsx";
import { RequestList } from "./RequestList.tsx";
import { RequestShow } from "./RequestShow.tsx";
import { spanText } from "../parts/words.ts";

/** Everyone's requests, which only actions can change. */
export const requests = {
  list: RequestList,
  create: RequestCreate,
  show: RequestShow,
  recordRepresentation: (request: ConsoleRequest) => `${request.userName}, ${spanText(request)}`,
};
