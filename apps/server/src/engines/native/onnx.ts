/**
 * ONNX Runtime, the only way to it: by itself it gives this machine a number, writes down what it runs and sends that to its maker
 * as soon as it finds a way out.
 */
import './no-telemetry.ts';

export { InferenceSession, Tensor } from 'onnxruntime-node';
