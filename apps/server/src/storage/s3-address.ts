/** `s3://KEY:SECRET@host[:port]/bucket[/folder]?region=…&tls=off`, taken apart. */
export type S3Address = {
  /** Scheme, host and bucket: what may be shown. */
  bucket_url: string;
  /** What every key in the bucket begins with: empty, or ending in a slash. */
  prefix: string;
  region: string;
  access_key: string;
  secret: string;
};

export const s3Example = 's3://KEY:SECRET@s3.example.org/bucket?region=eu-central-1';

const knownOptions = ['region', 'tls'];

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Undefined when it is not one. It throws nothing, because Node's errors about addresses quote them, secret and all. */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !url.host || url.hash) return undefined;
  const [bucket = '', ...folders] = url.pathname.slice(1).replace(/\/$/, '').split('/');
  const hasPlainNames = [bucket, ...folders].every((name) => /^[\w.-]+$/.test(name));
  const access_key = decoded(url.username);
  const secret = decoded(url.password);
  const options = Object.fromEntries(url.searchParams);
  const { region = 'us-east-1', tls = 'on' } = options;
  // An option that nobody knows is a slip of the pen: `tsl=off` must not pass for nothing.
  const hasKnownOptions = Object.keys(options).every((name) => knownOptions.includes(name));
  if (!hasPlainNames || !hasKnownOptions || !access_key || !secret) return undefined;
  if (!/^[\w-]+$/.test(region) || !['on', 'off'].includes(tls)) return undefined;
  const bucket_url = `${tls === 'on' ? 'https' : 'http'}://${url.host}/${bucket}`;
  if (!URL.canParse(bucket_url)) return undefined;
  return { bucket_url, prefix: folders.map((name) => `${name}/`).join(''), region, access_key, secret };
}
