export function plainName(name: string): string {
  return name
    .replace(/_/g, " ")
    .replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

export function leaveName(kind: string): string {
  const name = plainName(kind);
  return /\bleave\b/.test(name) ? name : `${name} leave`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
