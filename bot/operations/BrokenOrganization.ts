/** An error in one organization, which doesn't stop the others. */
export interface BrokenOrganization {
  organizationId: string;
  error: unknown;
}
