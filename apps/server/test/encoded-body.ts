/** A body as it goes over the line: bytes, a form with files, or JSON (a text is sent as it is, for JSON that is none). */
export async function encoded(body: unknown): Promise<{ content_type: string; payload: string | Buffer }> {
  if (Buffer.isBuffer(body)) return { content_type: 'application/octet-stream', payload: body };
  if (body instanceof FormData) {
    const form = new Response(body);
    const content_type = form.headers.get('content-type') ?? '';
    return { content_type, payload: Buffer.from(await form.arrayBuffer()) };
  }
  return {
    content_type: 'application/json',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
