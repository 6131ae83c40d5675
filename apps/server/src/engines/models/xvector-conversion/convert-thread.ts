/** The thread that converts, so that nothing else waits for it. */
import { workerData } from 'node:worker_threads';
import { convertXvector } from './convert-xvector.ts';

convertXvector(workerData.source, workerData.target);
