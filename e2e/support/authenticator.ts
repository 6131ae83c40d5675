/** A phone with an authenticator app: it sees the QR image on the screen and gives codes for it. */
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { type TOTP, URI } from 'otpauth';

const PERIOD_MS = 30_000;

type Authenticator = {
  label: string;
  /** The code that is on the phone now, or so many steps of half a minute later. */
  code(stepsLater?: number): string;
};

export async function scan(image: Locator): Promise<Authenticator> {
  const { pixels, width, height } = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(element, 0, 0);
    return { pixels: [...(drawing?.getImageData(0, 0, width, height).data ?? [])], width, height };
  });
  const found = jsQR(Uint8ClampedArray.from(pixels), width, height);
  if (!found) throw new Error('the image is no QR code');
  const totp = URI.parse(found.data) as TOTP;
  return {
    label: totp.label,
    code: (stepsLater = 0) => totp.generate({ timestamp: Date.now() + stepsLater * PERIOD_MS }),
  };
}
