interface Write {
  method: string;
  path: string;
  body: string | undefined;
  send: () => Promise<unknown>;
}

/** The last write to each path, while it waits for its response. */
const waiting = new Map<string, { text: string; answer: Promise<unknown> }>();

/** The second click of a double click may come before a slow page has disabled the button. */
export function sendOnce({ method, path, body = "", send }: Write): Promise<unknown> {
  const text = `${method} ${body}`;
  const last = waiting.get(path);
  if (last?.text === text) return last.answer;
  const answer = send().finally(() => {
    if (waiting.get(path)?.answer === answer) waiting.delete(path);
  });
  waiting.set(path, { text, answer });
  return answer;
}
