interface Placed {
  id: string;
  position: number;
}

/** Moves a policy before `next`, or to the end if `next` is null or unknown. Reuses the positions. */
export function movedBefore<One extends Placed>(
  policies: readonly One[],
  { id, next }: { id: string; next: string | null },
): One[] {
  const moved = policies.filter((one) => one.id === id);
  const others = policies.filter((one) => one.id !== id);
  const place = next === null || next === id ? -1 : others.findIndex((one) => one.id === next);
  const at = next === id ? policies.findIndex((one) => one.id === id) : place < 0 ? others.length : place;
  const order = [...others.slice(0, at), ...moved, ...others.slice(at)];
  return order.map((one, nth) => ({ ...one, position: policies[nth]?.position ?? one.position }));
}
