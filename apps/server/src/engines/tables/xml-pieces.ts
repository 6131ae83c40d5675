/** Walks through XML as it comes out of a zip file, and stops as soon as nobody asks on. Entities are never expanded. */
import { SaxesParser } from 'saxes';
import { TableUnreadable } from './port.ts';

type Attributes = Record<string, string>;

type Walker = {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** Some programs put a name before every tag: `x:row`. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1);
const DEEPEST = 200;

/** Yields after every piece, so that whoever reads can take what was found and go on or leave. */
export function* walkPieces(pieces: Iterable<Uint8Array>, walker: Walker): Generator<void> {
  const parser = new SaxesParser();
  let depth = 0;
  const refuse = () => {
    throw new TableUnreadable('unreadable_table');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    walker.open(bare(name), attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    walker.close?.(bare(name));
  });
  if (walker.text) parser.on('text', (text) => walker.text?.(text));
  const decoder = new TextDecoder('utf-8');
  for (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.close();
}

export function walkWhole(pieces: Iterable<Uint8Array>, walker: Walker): void {
  for (const _ of walkPieces(pieces, walker));
}
