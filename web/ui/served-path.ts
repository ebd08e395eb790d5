/** The path under which the server shows a built page: the file "/about.html" is at "/about", "/index.html" at "/". */
export function servedPath(path: string): string {
  const name = path.replace(/\.html$/u, "").replace(/(?<=.)\/$/u, "");
  return name === "/index" ? "/" : name;
}
