export interface ShownRequest {
  requestId: string;
  /** Undefined for messages sent before requests had versions. */
  version?: number | undefined;
}

export function requestValue({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`;
}

export function readRequestValue(value = ""): ShownRequest {
  const [requestId = "", version] = value.split(" ");
  return { requestId, version: version === undefined ? undefined : Number(version) };
}
