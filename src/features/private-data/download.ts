/** Downloads a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A browser that cannot download, as in many apps, must not replace the page, whose data can be seen once.
  link.target = '_blank';
  link.click();
  // Some browsers ask the person first, and read the file afterwards.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
