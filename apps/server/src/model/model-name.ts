/**
 * The name under which a model's notes are kept. Clients look for `llama3`, so every Llama 3 goes by it, whoever
 * packed it; so does every GPT-4 by `chatgpt_4`. Any other model keeps its own name.
 */
export function noteName(model: string): string {
  const name = model.split('/').at(-1) ?? model;
  if (/llama[-_ ]?3/i.test(name)) return 'llama3';
  if (/^(?:chat)?gpt[-_]?4/i.test(name)) return 'chatgpt_4';
  return name.replace(/\.gguf$/i, '').replace(/-\d+-of-\d+$/, '');
}
