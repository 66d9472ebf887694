import type { DOORS } from "#core/audit/AuditQuery.ts";

/** An audit line as the console is told of it. */
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
  /** What the ids in it stand for. */
  names: Record<string, string>;
}
