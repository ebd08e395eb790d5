/** Hands a file that was made in this browser over as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address after the click has been handled, so it is released a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
