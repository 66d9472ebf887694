export function calendarsPath(officeId: string | null | undefined): string {
  return officeId == null ? "/dashboard?connections" : `/admin/offices/${encodeURIComponent(officeId)}`;
}
