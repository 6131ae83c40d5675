/** `Achthonderd voor de nacht. Hoe laat?`: of what was said before an answer, the sentence that it answers. */
export const lastQuestion = (asked: string): string => asked.split(/(?<=[.?!…]) (?=\S)/u).at(-1) ?? '';
