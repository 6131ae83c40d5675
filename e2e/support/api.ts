/** The API as somebody who is signed in, without a page. */
export type Call = { method: string; path: string };

/** A line of its own: one that is kept may be closed by the server in the very moment it is used again. */
export const call = (url: string, access: string, { method, path }: Call, body?: object): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: {
      connection: 'close',
      authorization: `Bearer ${access}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

export async function ask(url: string, access: string, to: Call, body?: object): Promise<unknown> {
  const answer = await call(url, access, to, body);
  if (!answer.ok)
    throw new Error(`${to.method} ${to.path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export const at = ({ method, path }: Call, id: string): Call => ({ method, path: path.replace('{id}', id) });
