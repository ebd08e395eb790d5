import {
  pictureAddress,
  pictureViewBox,
  smallOf,
  type PictureName,
  type Scheme,
} from "./pictures.ts";

type Props = {
  of: PictureName;
  className?: string | undefined;
  /** In the first window of its page, and so asked for at once. */
  isFirst?: boolean | undefined;
  /** Where it is in each scheme, if it is no file of the site. */
  addresses?: Readonly<Record<Scheme, string>>;
};

const dark = "(prefers-color-scheme: dark)";
/** Where a scene is seen so small that its finest lines would only be weight. */
const narrow = "(max-width: 40rem)";

/** A drawing that is a file of its own, in the colors of the visitor's scheme, which a page keeps when it is printed: for screens. */
export function Picture({ of: name, className, isFirst, addresses }: Props) {
  const [, , width, height] = pictureViewBox(name).split(" ");
  const address = (scheme: Scheme) => addresses?.[scheme] ?? pictureAddress(name, scheme);
  const small = addresses ? undefined : smallOf(name);
  return (
    <picture>
      {small && <source srcSet={pictureAddress(small, "dark")} media={`${dark} and ${narrow}`} />}
      <source srcSet={address("dark")} media={dark} />
      {small && <source srcSet={pictureAddress(small, "light")} media={narrow} />}
      <img
        className={className}
        src={address("light")}
        width={width}
        height={height}
        alt=""
        loading={isFirst ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
