/** The thread that converts: it would keep everything else waiting for a quarter of a minute. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { convertWhisper } from './convert-whisper.ts';
import { GGML } from './names.ts';
import { slimOnnx } from './slim-onnx.ts';

const { folder } = workerData as { folder: string };

/** A file has its name only when it is whole. */
function make(name: string, write: (target: string) => void): void {
  write(join(folder, `${name}.part`));
  renameSync(join(folder, `${name}.part`), join(folder, name));
}

/** How much of the work the first two are. */
const SLIMMING = 0.2;

make('encoder.onnx', (target) => slimOnnx(join(folder, 'encoder_model_quantized.onnx'), target));
make('decoder.onnx', (target) => slimOnnx(join(folder, 'decoder_model_merged_quantized.onnx'), target));
parentPort?.postMessage(SLIMMING);
make(GGML, (target) =>
  convertWhisper(folder, target, (done) => parentPort?.postMessage(SLIMMING + done * (1 - SLIMMING))),
);
