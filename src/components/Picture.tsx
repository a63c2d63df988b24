import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureFile {
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

interface Props {
  readonly picture: PictureFile & { readonly alt: string };
  /** The same picture for the dark theme. */
  readonly night?: PictureFile | null;
  /** The page's main picture: fetched first instead of when it comes near. */
  readonly isMain?: boolean;
  readonly className?: string;
  /** Path of the case study whose cover this is: covers of the same one grow into each other between pages. */
  readonly "data-cover"?: string;
}

/**
 * A picture of the content in the formats and widths that gatsby-plugin-image made of it.
 *
 * The few browsers that read no AVIF get one WebP each: more addresses would cost all others bytes of each page.
 *
 * Drawn as plain HTML instead of by the plugin's own component: that one keeps the picture invisible until a script
 * has run, and brings React's server renderer into the browser.
 */
export function Picture({ picture, night, isMain = false, className, "data-cover": cover }: Props) {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!fallback) throw new Error(`The picture "${picture.alt}" has no image data`);
  return (
    <picture className={className} data-cover={cover}>
      {!process.env.ONLY_THEME &&
        night?.file?.childImageSharp?.gatsbyImageData.images.sources?.map(({ type, srcSet, sizes }) => (
          // The script that keeps the theme changes when it holds (`keep-theme.ts`). Its condition is written out here:
          // as a constant beside the function it would go with a site that has no dark theme.
          <source
            key={`night ${type}`}
            type={type}
            srcSet={srcSet}
            sizes={sizes}
            media="(prefers-color-scheme:dark)"
            className="dark"
          />
        ))}
      {data.images.sources?.map(({ type, srcSet, sizes }) => (
        // Of one width there is nothing to choose.
        <source key={type} type={type} srcSet={srcSet} sizes={srcSet.includes(",") ? sizes : undefined} />
      ))}
      <img
        alt={picture.alt}
        src={fallback.src}
        width={WIDTH}
        height={Math.round((WIDTH * data.height) / data.width)}
        decoding={isMain ? "sync" : undefined}
        loading={isMain ? "eager" : "lazy"}
        fetchPriority={isMain ? "high" : undefined}
      />
    </picture>
  );
}

/** The browser takes only the proportion from width and height; CSS decides the size. */
const WIDTH = 1000;
