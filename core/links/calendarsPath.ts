/**
 * Returns the path of the page that shows connected calendars: the dialog with the person's own, or the office whose
 * calendar it is in the admin console.
 */
export function calendarsPath(officeId: string | null | undefined): string {
  return officeId == null ? "/dashboard?connections" : `/admin/offices/${encodeURIComponent(officeId)}`;
}
