import { Nothing } from "#core/inputs.ts";
import { pageBounds, pageOfRest, PageQuery } from "#core/lists/pageQuery.ts";
import { findOfficePage, findOffices } from "#db/queries/offices/offices.ts";
import { reading } from "../reading.ts";

export const listOffices = reading("listOffices", Nothing, (_, { me }) => findOffices(me.organizationId));

export const listOfficePage = reading("listOffices", PageQuery, async (page, { me }) =>
  pageOfRest(await findOfficePage(me.organizationId, pageBounds(page)), page.limit),
);
