/** A film as WebM: one track of VP9, its length at the start, and a place to jump to for every whole picture. */

export type Packet = { data: Uint8Array; time_ms: number; isWhole: boolean };
type FilmInfo = { width: number; height: number; duration_ms: number; frame_ms: number };

type Part = Uint8Array | Part[];

const bytesOf = (part: Part): Buffer =>
  Array.isArray(part) ? Buffer.concat(part.map(bytesOf)) : Buffer.from(part);

/** Lengths in four bytes, whatever they are: parts keep their size when what is in them changes. */
function element(id: number, ...content: Part[]): Buffer {
  const body = bytesOf(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x1000_0000 + body.length);
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), length, body]);
}

function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));

const header = element(
  0x1a45dfa3,
  uint(0x4286, 1),
  uint(0x42f7, 1),
  uint(0x42f2, 4),
  uint(0x42f3, 8),
  text(0x4282, 'webm'),
  uint(0x4287, 4),
  uint(0x4285, 2),
);

const NS = 1_000_000;
const VIDEO = 1;

const infoOf = ({ duration_ms }: FilmInfo) =>
  element(
    0x1549a966,
    uint(0x2ad7b1, NS),
    float(0x4489, duration_ms),
    text(0x4d80, 'Noteer'),
    text(0x5741, 'Noteer'),
  );

/** What Chromium's encoder makes of a canvas: BT.709 from the darkest to the brightest value, sRGB's curve. */
const colour = element(0x55b0, uint(0x55b1, 1), uint(0x55ba, 13), uint(0x55bb, 1), uint(0x55b9, 2));

const trackOf = ({ width, height, frame_ms }: FilmInfo) =>
  element(
    0x1654ae6b,
    element(
      0xae,
      uint(0xd7, VIDEO),
      uint(0x73c5, VIDEO),
      uint(0x83, VIDEO),
      uint(0x9c, 0),
      text(0x86, 'V_VP9'),
      uint(0x23e383, frame_ms * NS),
      element(0xe0, uint(0xb0, width), uint(0xba, height), colour),
    ),
  );

function block({ data, time_ms, isWhole }: Packet, from_ms: number): Buffer {
  const start = Buffer.from([0x80 + VIDEO, 0, 0, isWhole ? 0x80 : 0]);
  start.writeInt16BE(time_ms - from_ms, 1);
  return element(0xa3, start, data);
}

const cluster = (packets: Packet[], from_ms: number): Buffer =>
  element(0x1f43b675, uint(0xe7, from_ms), ...packets.map((packet) => block(packet, from_ms)));

type Place = { time_ms: number; at: number };

const cuesOf = (places: Place[]): Buffer =>
  element(
    0x1c53bb6b,
    ...places.map(({ time_ms, at }) =>
      element(0xbb, uint(0xb3, time_ms), element(0xb7, uint(0xf7, VIDEO), uint(0xf1, at))),
    ),
  );

/** The first packet is a whole picture, and so is the first of every cluster. */
export function webm(packets: Packet[], info: FilmInfo): Buffer {
  const groups: Packet[][] = [];
  for (const packet of packets) {
    if (packet.isWhole) groups.push([]);
    groups.at(-1)?.push(packet);
  }
  const clusters = groups.map((group) => ({
    time_ms: group[0]?.time_ms ?? 0,
    bytes: cluster(group, group[0]?.time_ms ?? 0),
  }));
  const before = Buffer.concat([infoOf(info), trackOf(info)]);
  // Places are counted from here, and the list of places is itself in between: it is made twice.
  const blank = cuesOf(clusters.map(({ time_ms }) => ({ time_ms, at: 0 })));
  let at = before.length + blank.length;
  const places = clusters.map(({ time_ms, bytes }) => {
    const place = { time_ms, at };
    at += bytes.length;
    return place;
  });
  const content = [before, cuesOf(places), ...clusters.map(({ bytes }) => bytes)];
  return Buffer.concat([header, element(0x18538067, ...content)]);
}
