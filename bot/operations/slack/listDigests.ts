import { Nothing } from "#core/inputs.ts";
import { findOfficeDigests } from "#db/queries/slack/slackDigests.ts";
import { reading } from "../operation.ts";

/** Which channel hears of which office who is away. */
export const listDigests = reading("listDigests", Nothing, (_, { me }) => findOfficeDigests(me.organizationId));
