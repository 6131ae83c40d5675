/** Read once by ONNX Runtime, when it starts: what loads it imports this first (onnx.ts). */
process.env.ORT_DISABLE_TELEMETRY = '1';
