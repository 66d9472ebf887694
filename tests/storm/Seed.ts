/** A valid request, from which others are made. */
export interface Seed {
  method: string;
  address: string;
  body: unknown;
  headers: Record<string, string>;
  encoding: "json" | "form";
  /** Any other state is sometimes tried as well. */
  as: readonly string[];
  isFromSlack: boolean;
}
