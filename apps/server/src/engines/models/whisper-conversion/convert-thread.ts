/** The thread that converts: it would keep everything else waiting for a quarter of a minute. */
import { parentPort, workerData } from 'node:worker_threads';
import { convertWhisper } from './convert-whisper.ts';

convertWhisper(workerData.source, workerData.target, (done) => parentPort?.postMessage(done));
