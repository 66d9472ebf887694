export function heldReply(): { reply: () => Promise<unknown>; give: (answer: unknown) => void } {
  const waiting: ((answer: unknown) => void)[] = [];
  return {
    reply: () => new Promise((resolve) => void waiting.push(resolve)),
    give: (answer) => waiting.splice(0).forEach((resolve) => resolve(answer)),
  };
}
