/** The institution's logo. Whatever was sent is drawn anew on white: nothing but its colours is kept, and nothing in it can run. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { isPictureOf, type PictureSize, plainPng, sizeOf } from '../../pdf/picture.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** Three times as fine as it is printed. */
const KEPT = { width: 600, height: 240 };
/** More than a photo of a sign has; a decoder is not asked for more. */
const MOST_PIXELS = 24_000_000;

const refusal = (message: string) => new AppError('invalid', message, { fields: { logo: [message] } });
const unreadable = () => refusal('This picture cannot be read. Save the logo as PNG or JPEG.');

function fitted({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, KEPT.width / width, KEPT.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  const kind = isPictureOf(bytes);
  if (!kind) throw refusal('A logo is a PNG or a JPEG. Save it as one of these.');
  const claimed = sizeOf(bytes, kind);
  if (!claimed) throw unreadable();
  if (claimed.width * claimed.height > MOST_PIXELS) throw refusal('This picture is too large.');
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(bytes).catch(() => {
    throw unreadable();
  });
  const size = fitted(picture);
  const drawing = createCanvas(size.width, size.height).getContext('2d');
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, size.width, size.height);
  drawing.drawImage(picture, 0, 0, size.width, size.height);
  return plainPng(Buffer.from(drawing.getImageData(0, 0, size.width, size.height).data.buffer), size);
}

/** Those that nobody decided for go after a day. */
const removeForgotten = (db: Db) =>
  sql`delete from institution_logos where added_at < now() - interval '1 day' and not exists
    (select from institution_settings where settings ->> 'logo' = institution_logos.name)`.execute(db);

/** The same picture is kept once. */
export async function keepLogo(db: Db, _scope: Scope<'manage_institution'>, bytes: Buffer): Promise<string> {
  const png = await drawnAnew(bytes);
  const name = createHash('sha256').update(png).digest('hex');
  await removeForgotten(db);
  await db
    .insertInto('institution_logos')
    .values({ name, png })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ added_at: sql`now()` }))
    .execute();
  return name;
}

export const bringLogo = async ({ db }: Services, actor: Actor, bytes: Uint8Array) => ({
  logo: await keepLogo(db, scopeOf(actor, 'manage_institution'), Buffer.from(bytes)),
});

export const findLogo = async (db: Db, _scope: Scope<'manage_institution'>, name: string) =>
  (await db.selectFrom('institution_logos').select('png').where('name', '=', name).executeTakeFirst())?.png;

export async function logo({ db }: Services, actor: Actor, name: string): Promise<Buffer> {
  const png = await findLogo(db, scopeOf(actor, 'manage_institution'), name);
  if (!png) throw new AppError('not_found', 'There is no such logo.');
  return png;
}
