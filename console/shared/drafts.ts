const PREFIX = "awayday.draft.";

interface Kept {
  userId: string;
  draft: unknown;
}

/** Keeps a person's entries in a form until `forgetDraft`, in this tab only. */
export function keepDraft(form: string, userId: string, draft: unknown): void {
  sessionStorage.setItem(PREFIX + form, JSON.stringify({ userId, draft } satisfies Kept));
}

/** Returns the person's unsent entries in a form, as JSON holds them; undefined if there are none. */
export function keptDraft(form: string, userId: string): unknown {
  const kept = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? "null") as Kept | null;
  return kept?.userId === userId ? kept.draft : undefined;
}

export function forgetDraft(form: string): void {
  sessionStorage.removeItem(PREFIX + form);
}

/** Forgets the drafts of all forms, because another person may use the tab next. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
