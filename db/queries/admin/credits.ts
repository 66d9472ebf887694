import type { CreditsQuery } from "#core/credits/CreditsQuery.ts";
import { CREDIT_AS_REQUEST } from "../credits/credits.ts";
import { REQUEST_FIELDS } from "../requests/requests.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";
import { type PersonsRequest, REQUESTS } from "./requests.ts";

const { endDate: _, ...orders } = REQUESTS.orders;
const CREDITS: PagedList<CreditsQuery> = {
  ...REQUESTS,
  columns: `${REQUEST_FIELDS}, true AS "isCredit", u.name AS "userName", u.erased_at IS NOT NULL AS "isErased",
    f.name AS "officeName"`,
  table: `(SELECT ${CREDIT_AS_REQUEST} FROM credits k) r`,
  orders,
  chosenBy: { alias: "r", except: ["userName"] },
  blanksLast: ["decidedAt"],
};

export function findCreditsPage(organizationId: string, query: CreditsQuery) {
  return findPage<PersonsRequest, CreditsQuery>(CREDITS, query, [organizationId]);
}

export function allCredits(organizationId: string, query: CreditsQuery) {
  return eachBatch<PersonsRequest & { email: string }, CreditsQuery>(CREDITS, query, [organizationId]);
}
