/** Null clears an attribute. */
export interface UserChanges {
  userName?: string;
  externalId?: string | null;
  displayName?: string | null;
  /** Used if there is no `displayName`. */
  formatted?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  /** The work email, or else the primary or first email. */
  email?: string;
  active?: boolean;
  managerId?: string | null;
}
