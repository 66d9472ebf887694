import type { Change } from "#core/live/Change.ts";
import { rows } from "../statement.ts";

/** The database channel on which processes tell each other what changed. */
export const CHANGES = "changes";

const TELL = { name: "tell-changes", text: `SELECT pg_notify('${CHANGES}', m) FROM unnest($1::text[]) m` };

/** In characters; PostgreSQL allows just under 8,000 bytes. */
const LONGEST = 7500;

/** Tells all processes what changed in an organization, in as many messages as needed. */
export async function tellChanges(organizationId: string, changes: readonly Change[]): Promise<void> {
  const messages: string[] = [];
  let part: Change[] = [];
  let length = 0;
  for (const change of changes) {
    const added = JSON.stringify(change).length + 1;
    if (length + added > LONGEST) {
      messages.push(messageOf(organizationId, part));
      [part, length] = [[], 0];
    }
    part.push(change);
    length += added;
  }
  messages.push(messageOf(organizationId, part));
  await rows(TELL, [messages]);
}

/** The changes in an organization that one message reports. */
export interface ToldChanges {
  organizationId: string;
  changes: Change[];
}

function messageOf(organizationId: string, changes: readonly Change[]): string {
  return JSON.stringify([organizationId, changes]);
}

/** Returns the changes in a message of `tellChanges`. */
export function changesIn(message: string): ToldChanges {
  const [organizationId, changes] = JSON.parse(message) as [string, Change[]];
  return { organizationId, changes };
}
