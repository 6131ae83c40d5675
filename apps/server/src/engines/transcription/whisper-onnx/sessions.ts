/** The two halves of a Whisper on ONNX Runtime: one that listens to a window, one that writes a token at a time. */
import { InferenceSession, Tensor } from '../../native/onnx.ts';
import type { GenerationConfig, WhisperConfig } from './config.ts';
import { FRAMES } from './log-mel.ts';

export type Weights = { encoder: string; decoder: string };

/** What the decoder knows of a window: the sound, and all tokens so far. */
type Memory = { sound: Tensor; tokens: Record<string, Tensor>; crossed: Record<string, Tensor> };

export type Step = {
  memory: Memory;
  /** A row of the vocabulary for each token that was fed. */
  logits: Tensor;
  /** For each aligned head, a row over the sound for each token that was fed; undefined where the model has none. */
  attention: Float32Array[] | undefined;
};

const PARTS = ['key', 'value'] as const;

/**
 * Every token leaves up to 15 MB outside of V8's own heap behind, and V8 waits too long to look for it: a buffer that
 * is moved elsewhere with no length is freed at once.
 */
function free({ data }: Tensor): void {
  (data as Float32Array<ArrayBuffer>).buffer.transfer(0);
}

/**
 * Both: what is in 8 bits stays so, but is not unpacked anew for every token (`disable_quant_qdq`: twice as fast).
 * Neither keeps the memory of its last run: the encoder's is 250 MB, which nobody needs while the decoder writes.
 */
const options = (threads: number): InferenceSession.SessionOptions => ({
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  enableMemPattern: true,
  // Threads that wait sleep: on a machine that does other things as well, spinning takes from those.
  extra: { session: { disable_quant_qdq: '1', intra_op: { allow_spinning: '0' } } },
});

export class WhisperSessions {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;
  readonly #config: WhisperConfig;
  readonly #heads: GenerationConfig['alignment_heads'];
  readonly #alignedLayers: number[];

  private constructor(
    encoder: InferenceSession,
    decoder: InferenceSession,
    config: WhisperConfig,
    heads: GenerationConfig['alignment_heads'],
  ) {
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#config = config;
    const hasAttention = decoder.outputNames.includes('cross_attentions.0');
    this.#heads = hasAttention ? heads : [];
    this.#alignedLayers = [...new Set(this.#heads.map(([layer]) => layer))];
  }

  static async load(
    { encoder, decoder }: Weights,
    config: WhisperConfig,
    { alignment_heads }: GenerationConfig,
    threads: number,
  ): Promise<WhisperSessions> {
    // The larger one first: what it needs while it loads is free again before the other comes.
    const writes = await InferenceSession.create(decoder, options(threads));
    const listens = await InferenceSession.create(encoder, options(threads));
    const last = config.decoder_layers - 1;
    requireNames('decoder', writes, {
      inputs: [
        'input_ids',
        'encoder_hidden_states',
        'use_cache_branch',
        `past_key_values.${last}.encoder.value`,
      ],
      outputs: ['logits', `present.${last}.decoder.value`],
    });
    requireNames('encoder', listens, { inputs: ['input_features'], outputs: ['last_hidden_state'] });
    return new WhisperSessions(listens, writes, config, alignment_heads);
  }

  async listen(features: Float32Array): Promise<Tensor> {
    const input = new Tensor('float32', features, [1, this.#config.num_mel_bins, FRAMES]);
    const { last_hidden_state } = await this.#encoder.run({ input_features: input }, ['last_hidden_state']);
    return last_hidden_state as Tensor;
  }

  /** The first tokens of a window, all at once. */
  async begin(sound: Tensor, tokens: number[]): Promise<Step> {
    const empty = (name: string) => [name, this.#nothing()] as const;
    const past = Object.fromEntries([...this.#names('decoder'), ...this.#names('encoder')].map(empty));
    return this.#run({ sound, tokens: past, crossed: {} }, tokens, false);
  }

  /** One more token. The memory that it is given stays as it was. */
  next(memory: Memory, token: number): Promise<Step> {
    return this.#run(memory, [token], true);
  }

  async #run(memory: Memory, tokens: number[], isCached: boolean): Promise<Step> {
    const { sound } = memory;
    const own = this.#names('decoder');
    const cross = this.#names('encoder');
    const outputs = [
      'logits',
      ...own.map((name) => `present.${name}`),
      // What it makes of the sound is made once for a window.
      ...(isCached ? [] : cross.map((name) => `present.${name}`)),
      ...this.#alignedLayers.map((layer) => `cross_attentions.${layer}`),
    ];
    const past = { ...memory.tokens, ...memory.crossed };
    const result = await this.#decoder.run(
      {
        input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
        encoder_hidden_states: sound,
        use_cache_branch: new Tensor('bool', [isCached], [1]),
        ...Object.fromEntries(
          Object.entries(past).map(([name, value]) => [`past_key_values.${name}`, value]),
        ),
      },
      outputs,
    );
    const present = (names: string[]) =>
      Object.fromEntries(names.map((name) => [name, result[`present.${name}`] as Tensor]));
    const crossed = isCached ? memory.crossed : present(cross);
    return {
      memory: { sound, tokens: present(own), crossed },
      logits: result.logits as Tensor,
      attention: this.#attention(result, tokens.length),
    };
  }

  /** What was only needed for the next token. Nothing of this step may be used afterwards. */
  forget({ memory, logits }: Step): void {
    for (const tensor of Object.values(memory.tokens)) free(tensor);
    free(logits);
  }

  /** The last of a window: what its tokens looked at goes with it. */
  forgetAll(step: Step): void {
    this.forget(step);
    for (const tensor of Object.values(step.memory.crossed)) free(tensor);
  }

  #attention(result: InferenceSession.OnnxValueMapType, fed: number): Float32Array[] | undefined {
    if (this.#heads.length === 0) return undefined;
    const rows = this.#heads.map(([layer, head]) => {
      const { data, dims } = result[`cross_attentions.${layer}`] as Tensor;
      const size = fed * (dims.at(-1) as number);
      return (data as Float32Array).slice(head * size, (head + 1) * size);
    });
    for (const layer of this.#alignedLayers) free(result[`cross_attentions.${layer}`] as Tensor);
    return rows;
  }

  #names(part: 'decoder' | 'encoder'): string[] {
    const layers = Array.from({ length: this.#config.decoder_layers }, (_, layer) => layer);
    return layers.flatMap((layer) => PARTS.map((kind) => `${layer}.${part}.${kind}`));
  }

  #nothing(): Tensor {
    const { decoder_attention_heads: heads, d_model } = this.#config;
    return new Tensor('float32', new Float32Array(), [1, heads, 0, d_model / heads]);
  }
}

/** A file of another model, or the two halves swapped, is told before it hears anybody. */
function requireNames(
  half: string,
  session: InferenceSession,
  { inputs, outputs }: { inputs: string[]; outputs: string[] },
): void {
  const isThere =
    inputs.every((name) => session.inputNames.includes(name)) &&
    outputs.every((name) => session.outputNames.includes(name));
  if (!isThere) throw new Error(`what should be the ${half} of a Whisper is another model`);
}
