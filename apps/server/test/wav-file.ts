/** A WAV of a 440 Hz tone, as another recorder would make it. */
export function wavFile(seconds: number, rate: number, channels: number, sample_bytes: 1 | 2 = 2): Buffer {
  const samples = Math.round(seconds * rate);
  const data = Buffer.alloc(samples * channels * sample_bytes);
  for (let i = 0; i < samples * channels; i++) {
    const value = Math.sin((2 * Math.PI * 440 * Math.floor(i / channels)) / rate) / 4;
    if (sample_bytes === 1) data.writeUInt8(128 + Math.round(127 * value), i);
    else data.writeInt16LE(Math.round(32_000 * value), i * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * sample_bytes, 28);
  header.writeUInt16LE(channels * sample_bytes, 32);
  header.writeUInt16LE(8 * sample_bytes, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
