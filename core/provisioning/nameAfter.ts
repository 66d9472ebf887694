import type { UserChanges } from "./UserChanges.ts";

interface KnownNames {
  displayName: string | null;
  givenName: string | null;
  familyName: string | null;
}

export function nameAfter(known: KnownNames, changes: UserChanges): string | undefined {
  const { displayName, givenName, familyName } = { ...known, ...namesIn(changes) };
  const { formatted } = changes;
  if (formatted === undefined && Object.keys(namesIn(changes)).length === 0) return undefined;
  const full = displayName ?? formatted;
  if (full) return full;
  const isWhole = changes.givenName !== undefined && changes.familyName !== undefined;
  if (!isWhole && !(givenName && familyName)) return undefined;
  return [givenName, familyName].filter(Boolean).join(" ") || undefined;
}

function namesIn({ displayName, givenName, familyName }: UserChanges): Partial<KnownNames> {
  return {
    ...(displayName !== undefined && { displayName }),
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
  };
}
