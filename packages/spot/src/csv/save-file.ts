/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
