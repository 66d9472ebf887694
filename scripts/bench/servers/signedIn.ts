export async function signedIn(
  url: string,
  email: string,
  password: string,
): Promise<{ id: string; headers: Record<string, string> }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  return { id: ((await answer.json()) as { id: string }).id, headers: { cookie } };
}
