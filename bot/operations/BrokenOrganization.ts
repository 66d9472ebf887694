/** The error doesn't stop the work in other organizations. */
export interface BrokenOrganization {
  organizationId: string;
  error: unknown;
}
