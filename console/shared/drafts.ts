/** Drafts stay in memory, because notes may be sensitive and browsers write their storage to disk. */
const drafts = new Map<string, { userId: string; draft: unknown }>();

export function keepDraft(form: string, userId: string, draft: unknown): void {
  drafts.set(form, { userId, draft });
}

export function keptDraft(form: string, userId: string): unknown {
  const kept = drafts.get(form);
  return kept?.userId === userId ? kept.draft : undefined;
}

export function forgetDraft(form: string): void {
  drafts.delete(form);
}

export function forgetDrafts(): void {
  drafts.clear();
}
