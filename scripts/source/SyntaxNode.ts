export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (const value of Object.values(node)) {
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) children.push(item);
  }
  return children;
}
