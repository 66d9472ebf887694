/** A holiday, as the server sends it to the console. */
export interface Holiday {
  id: string;
  name: string;
  date: string;
  type: "custom" | "federal";
  officeId: string;
  officeName: string;
}
