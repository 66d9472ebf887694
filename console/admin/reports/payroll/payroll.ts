/** Days taken in a month, and what is left at its end; none of a type that is unlimited. */
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
  /** How many people there are, of whom a part may be here. */
  total: number;
}
