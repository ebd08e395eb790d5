/** The address of a page's share picture: "/about" has "/share/about.png", the landing page "/share/home.png". */
export const shareAddress = (path: string) => `/share/${shareName(path)}.png`;

export const shareName = (path: string) => path.slice(1) || "home";
