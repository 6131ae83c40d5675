/** Bytes that stand in a file of ours as lines of base64. */
export function bytesOf(printed: string, size: number): Uint8Array {
  const text = atob(printed.replaceAll('\n', ''));
  const bytes = new Uint8Array(size);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
