interface Call {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

export function googleBrowser(url: string) {
  const jar = new Map<string, string>();
  const call = async (address: string, { headers, ...rest }: Call = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const full = new URL(address, url).href;
    const answer = await fetch(full, { ...rest, redirect: "manual", headers: { ...headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    // Reads the whole response, because its last byte arrives only after the session is stored.
    await answer.clone().arrayBuffer();
    return answer;
  };
  const post = (path: string, body: object) =>
    call(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const goTo = async (address: string) => (await call(address)).headers.get("location") ?? "";
  const leave = async (path = "/auth/google") => goTo(await goTo(path));
  const signIn = async (path?: string) => goTo(await leave(path));
  const me = async () => {
    const answer = await call("/api/auth/user");
    return answer.status === 200 ? ((await answer.json()) as Record<string, unknown>) : null;
  };
  return { jar, call, post, goTo, leave, signIn, me };
}
