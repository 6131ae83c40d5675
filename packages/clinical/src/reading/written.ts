export const written = (text: string, _language: string): string => text;
