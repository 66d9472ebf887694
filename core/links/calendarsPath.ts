/** Opens the dialog with the person's own calendars or, in the admin console, the page of the office. */
export function calendarsPath(officeId: string | null | undefined): string {
  return officeId == null ? "/dashboard?connections" : `/admin/offices/${encodeURIComponent(officeId)}`;
}
