export function notifiedText(name: string, also?: string): string {
  return `${name} will be notified${also === undefined ? "" : ` and will ${also}`}.`;
}
