import { balancesIfApproved } from "#core/requests/whatIf/balancesIfApproved.ts";
import { WhatIfQuery } from "#core/requests/whatIf/WhatIfQuery.ts";
import { coverageIfApproved } from "#core/teams/coverageIfApproved.ts";
import { daysGivenBack } from "./steps/giveBack/daysGivenBack.ts";
import { notFound } from "../notFound.ts";
import { reading } from "../reading.ts";
import { collectWithPauses } from "../turns/collectWithPauses.ts";
import { requestsToDecide } from "./steps/requestsToDecide.ts";
import { teamRequestViews } from "./steps/teamRequestViews.ts";

export const previewApprovals = reading("readTeamRequests", WhatIfQuery, async ({ ids }, { me, clock }) => {
  const found = await requestsToDecide(me, clock.now(), ids);
  const wanted = new Set(ids);
  const requests = found.requests.filter(({ id, change, isCredit }) => wanted.has(id) && !change && !isCredit);
  if (requests.length < wanted.size) throw notFound("The request");
  const views = await teamRequestViews({ ...found, requests });
  return {
    teams: coverageIfApproved(found.limitedTeams, requests),
    balances: await collectWithPauses(balancesIfApproved(views, await daysGivenBack(me, requests, clock.now()))),
  };
});
