/** A holiday as the console is told of it. */
export interface Holiday {
  id: string;
  name: string;
  date: string;
  type: "custom" | "federal";
  officeId: string;
  officeName: string;
}
