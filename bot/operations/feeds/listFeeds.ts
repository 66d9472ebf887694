import { Nothing } from "#core/inputs.ts";
import { findFeeds } from "#db/queries/feeds/feeds.ts";
import { reading } from "../reading.ts";

/** Returns the caller's calendar feeds, newest first. */
export const listFeeds = reading("listFeeds", Nothing, (_, { me }) => findFeeds(me));
