/** Where the share picture of a page lies: "/about" has "/share/about.png", the landing page "/share/home.png". */
export function shareAddress(path: string): string {
  return `/share${path === "/" ? "/home" : path}.png`;
}
