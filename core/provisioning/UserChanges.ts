/** Null clears an attribute. */
export interface UserChanges {
  userName?: string;
  externalId?: string | null;
  displayName?: string | null;
  formatted?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  email?: string;
  active?: boolean;
  managerId?: string | null;
}
