/** The file that whisper.cpp reads. */
export const GGML = 'ggml-model-q8_0.bin';
