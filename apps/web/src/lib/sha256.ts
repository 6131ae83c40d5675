/** Of these bytes, in hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).reduce(
    (text, byte) => text + byte.toString(16).padStart(2, '0'),
    '',
  );
}
