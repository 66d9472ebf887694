/** An office as the console is told of it. */
export interface Office {
  id: string;
  name: string;
  country: string;
  timezone: string;
  isDefault: boolean;
  /** Whether its holidays cost leave like any other weekday. */
  countHolidays: boolean;
  memberCount: number;
}
