/** An office, as the server sends it to the console. */
export interface Office {
  id: string;
  name: string;
  country: string;
  timezone: string;
  isDefault: boolean;
  /** True if a holiday costs a day of leave like any other weekday. */
  countHolidays: boolean;
  memberCount: number;
}
