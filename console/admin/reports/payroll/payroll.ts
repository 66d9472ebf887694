/** The days taken in a month and the days left at its end; null for an unlimited type. */
export interface PayrollPerson {
  id: string;
  name: string;
  email: string;
  officeName: string | null;
  vacationTaken: number;
  sickTaken: number;
  personalTaken: number;
  vacationBalance: number | null;
  sickBalance: number | null;
  personalBalance: number | null;
}

export interface Payroll {
  month: string;
  people: PayrollPerson[];
  /** The number of all people; `people` may hold only a page of them. */
  total: number;
}
