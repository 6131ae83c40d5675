/** Where on the page somebody is: its address holds ids of templates and nothing that anyone typed. */
export const templatesPath = '/templates';
export const editPath = (id: string): string => `${templatesPath}?edit=${id}`;

/** What a new template begins as: nothing, one's own notes, or the template with this id. */
export const newPath = (from: 'blank' | 'notes' | (string & {})): string => `${templatesPath}?new=${from}`;
