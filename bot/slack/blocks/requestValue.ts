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

/**
 * Returns the request and the version that the value of its button names; the version is undefined if the value has
 * none.
 */
export function readRequestValue(value = ""): ShownRequest {
  const [requestId = "", version] = value.split(" ");
  return { requestId, version: version === undefined ? undefined : Number(version) };
}
