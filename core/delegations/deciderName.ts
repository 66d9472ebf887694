export function deciderName(by: { name: string }, actingFor: { name: string } | undefined): string {
  return actingFor ? `${by.name} for ${actingFor.name}` : by.name;
}
