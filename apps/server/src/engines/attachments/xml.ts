/** Walks through XML piece by piece. Nothing is ever expanded: what declares entities is refused as damaged. */
import { SaxesParser } from 'saxes';
import { AttachmentUnreadable } from './port.ts';

type Attributes = Record<string, string>;

type Walker = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
};

const PIECE_BYTES = 64 * 1024;
/** Deeper than any writer goes; each level costs memory. */
const DEEPEST = 400;

export function walk(xml: Uint8Array, walker: Walker): void {
  const parser = new SaxesParser();
  let depth = 0;
  const refuse = () => {
    throw new AttachmentUnreadable('damaged');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    walker.open(name, attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    walker.close(name);
  });
  parser.on('text', (text) => walker.text(text));
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < xml.length; at += PIECE_BYTES) {
    parser.write(decoder.decode(xml.subarray(at, at + PIECE_BYTES), { stream: true }));
  }
  parser.close();
}
