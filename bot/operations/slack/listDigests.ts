import { Nothing } from "#core/inputs.ts";
import { findOfficeDigests } from "#db/queries/slack/slackDigests.ts";
import { reading } from "../reading.ts";

/** Returns the channel of each office's daily digest of absences. */
export const listDigests = reading("listDigests", Nothing, (_, { me }) => findOfficeDigests(me.organizationId));
