/** Downloads a file that was made in this browser. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Released late, because Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
