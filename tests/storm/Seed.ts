/** A valid request, from which others are made. */
export interface Seed {
  method: string;
  address: string;
  /** The fields of a form (objects become JSON), or a value for JSON; text and bytes are sent as they are. */
  body: unknown;
  headers: Record<string, string>;
  encoding: "json" | "form";
  /** The sign-in states that fit; any other is sometimes tried as well. */
  as: readonly string[];
  isFromSlack: boolean;
}
