/** The request that a button is about, as its message showed it. */
export interface ShownRequest {
  requestId: string;
  /** The version that the message showed; undefined for messages sent before requests had versions. */
  version?: number | undefined;
}

/** Returns the value of a request's button. */
export function requestValue({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`;
}

/** Reads the value of a request's button. */
export function readRequestValue(value = ""): ShownRequest {
  const [requestId = "", version] = value.split(" ");
  return { requestId, version: version === undefined ? undefined : Number(version) };
}
