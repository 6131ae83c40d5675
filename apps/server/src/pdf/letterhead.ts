/** What stands above the first page of every document that leaves: the institution's logo, name and address. */
import { A4, drawnText } from './letters.ts';
import { packedRows } from './picture.ts';

export type Letterhead = { name: string; address: string; logo: Buffer | undefined };

/** In points. */
const MOST = { width: 170, height: 56 };
const LINE = 12;

/** The picture as an object of the PDF. */
export function pictureObject(logo: Buffer): { head: string; rows: Buffer } {
  const { width, height, rows } = packedRows(logo);
  return {
    head:
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      `/BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /Columns ${width} >> ` +
      `/Length ${rows.length} >>`,
    rows,
  };
}

/** With its top at `y`: the words left, the logo right. `y` is where what follows begins. */
export function drawnLetterhead({ name, address, logo }: Letterhead, margin: number, y: number) {
  const words = [name, ...address.split('\n')].map((line) => line.trim()).filter(Boolean);
  let drawing = words
    .map((line, at) => {
      const isName = at === 0 && name !== '';
      return drawnText(line, margin, y - LINE * (at + 1), isName ? 10 : 9, isName ? 'bold' : 'regular');
    })
    .join('');
  let high = words.length * LINE;
  if (logo) {
    const { width, height } = packedRows(logo);
    const scale = Math.min(MOST.width / width, MOST.height / height);
    const [wide, tall] = [width * scale, height * scale];
    const left = A4.width - margin - wide;
    drawing += `q ${wide.toFixed(1)} 0 0 ${tall.toFixed(1)} ${left.toFixed(1)} ${(y - tall).toFixed(1)} cm /Logo Do Q\n`;
    high = Math.max(high, tall);
  }
  return { drawing, y: high > 0 ? y - high - 14 : y };
}
