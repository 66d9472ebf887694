export interface BrokenOrganization {
  organizationId: string;
  error: unknown;
}
