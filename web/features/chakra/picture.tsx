import { pictureAddress, pictureViewBox, type PictureName } from "./pictures.ts";

type Props = {
  of: PictureName;
  className?: string | undefined;
  /** In the first window of its page, and so asked for at once. */
  isFirst?: boolean | undefined;
};

/** A drawing that is a file of its own, in the colors of the visitor's scheme, which a page keeps when it is printed: for screens. */
export function Picture({ of: name, className, isFirst }: Props) {
  const [, , width, height] = pictureViewBox(name).split(" ");
  return (
    <picture>
      <source srcSet={pictureAddress(name, "dark")} media="(prefers-color-scheme: dark)" />
      <img
        className={className}
        src={pictureAddress(name, "light")}
        width={width}
        height={height}
        alt=""
        loading={isFirst ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
