import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as the data layer gives it, without files. */
export function samplePicture(alt: string) {
  const gatsbyImageData: IGatsbyImageData = {
    layout: "fullWidth",
    width: 1,
    height: 0.75,
    images: {
      fallback: { src: "/a-800.webp", srcSet: "/a-400.webp 400w, /a-800.webp 800w", sizes: "50vw" },
      sources: [{ type: "image/avif", srcSet: "/a-400.avif 400w", sizes: "50vw" }],
    },
  };
  return { alt, file: { childImageSharp: { gatsbyImageData } } };
}
