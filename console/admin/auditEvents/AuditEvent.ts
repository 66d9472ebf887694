import type { DOORS } from "#core/audit/AuditQuery.ts";

/** An audit event, as the server sends it to the console. */
export interface AuditEvent {
  id: string;
  at: string;
  actorId: string | null;
  actorName: string | null;
  source: (typeof DOORS)[number];
  action: string;
  subjectKind: string;
  subjectId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The name of each id in the event. */
  names: Record<string, string>;
}
