/** Has the browser save something under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has it by then; the address would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
