/** Forms: boxes that were ticked, and those that were not. */
const box = /\[[ xXvV✓]?\]|[☐☒☑]/u;
const unticked = /(?:\[ ?\]|☐)[^[\]☐☒☑\n]*/gu;

export const hasBox = (text: string): boolean => box.test(text);

/** What was not ticked is not said. */
export const ticked = (text: string): string => (hasBox(text) ? text.replace(unticked, ' ') : text);
