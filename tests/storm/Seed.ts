export interface Seed {
  method: string;
  address: string;
  body: unknown;
  headers: Record<string, string>;
  encoding: "json" | "form";
  as: readonly string[];
  isFromSlack: boolean;
}
