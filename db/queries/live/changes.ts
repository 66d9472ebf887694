import type { Change } from "#core/live/Change.ts";
import { rows } from "../statement.ts";

export const CHANGES = "changes";

const PUBLISH = { name: "publish-changes", text: `SELECT pg_notify('${CHANGES}', m) FROM unnest($1::text[]) m` };

/** In characters. PostgreSQL allows just under 8,000 bytes. */
const LONGEST = 7500;

export async function publishChanges(organizationId: string, changes: readonly Change[]): Promise<void> {
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
  await rows(PUBLISH, [messages]);
}

export interface PublishedChanges {
  organizationId: string;
  changes: Change[];
}

function messageOf(organizationId: string, changes: readonly Change[]): string {
  return JSON.stringify([organizationId, changes]);
}

export function changesIn(message: string): PublishedChanges {
  const [organizationId, changes] = JSON.parse(message) as [string, Change[]];
  return { organizationId, changes };
}
