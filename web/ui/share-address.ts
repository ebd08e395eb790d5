/** The address of a page's share picture: "/about" has "/share/about.png", the landing page "/share/home.png". */
export function shareAddress(path: string): string {
  return `/share${path === "/" ? "/home" : path}.png`;
}
