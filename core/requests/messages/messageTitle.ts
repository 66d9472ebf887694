interface TitledMessage {
  byName: string;
  leave: string;
  isOwn: boolean;
}

export function messageTitle({ byName, leave, isOwn }: TitledMessage): string {
  return isOwn ? `${byName} asked about your ${leave}` : `${byName} wrote about their ${leave}`;
}

export function threadPath(requestId: string, isOwn: boolean): string {
  return `/${isOwn ? "requests" : "approvals"}?thread=${requestId}`;
}
