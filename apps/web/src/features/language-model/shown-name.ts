/** `qwen3-4b` as people write it; a server's own names stay as they are. */
export const shownName = (name: string): string =>
  /^[a-z0-9]+-\d+b$/.test(name)
    ? name.replace(/^\w/, (letter) => letter.toUpperCase()).replace(/-(\d+)b$/, ' $1B')
    : name;
