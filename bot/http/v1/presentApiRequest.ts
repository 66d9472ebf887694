import type { z } from "zod";
import type { ApiListedRequestAnswer, ApiRequestAnswer } from "#core/api/v1/apiAnswers.ts";
import type { PagedRequest } from "#db/queries/requests/paging/requestPage.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { presentRequest } from "../present/presentRequest.ts";

export function presentApiRequest(request: RequestView): ApiRequestAnswer {
  return { ...presentRequest(request), userId: request.userId };
}

export function presentListedRequest(request: PagedRequest): z.infer<typeof ApiListedRequestAnswer> {
  const { userName, officeName, updatedAt } = request;
  return { ...presentApiRequest(request), userName, officeName, updatedAt: updatedAt.toISOString() };
}
