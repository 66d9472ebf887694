/** Without an office, opens the dialog with the person's own calendars. */
export function calendarsPath(officeId: string | null | undefined): string {
  return officeId == null ? "/dashboard?connections" : `/admin/offices/${encodeURIComponent(officeId)}`;
}
