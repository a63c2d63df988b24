import { MEDIA_TYPES, WITH_CHARSET } from "#hosting/media-types";
import { difference } from "./compare";

/** Other names of a type that mean the same. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  ico: ["image/vnd.microsoft.icon"],
  js: ["application/javascript"],
  xml: ["text/xml"],
};

/** What is wrong with the Content-Type of a file with this ending; nothing where the ending has no type here. */
export function typeFaults(ending: string, got = ""): string[] {
  const own = mediaTypeOf(ending);
  if (own === undefined) return [];
  const [type = "", ...parameters] = got.toLowerCase().split(/\s*;\s*/);
  const isRight = type === own || (ALSO[ending]?.includes(type) ?? false);
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return [
    ...(isRight ? [] : difference("type", type, own)),
    ...(WITH_CHARSET.includes(ending) ? difference("of type", charset, "charset=utf-8") : []),
  ];
}

/** The type of files with this ending. */
export function mediaTypeOf(ending: string): string | undefined {
  return Object.entries(MEDIA_TYPES).find(([known]) => known === ending)?.[1];
}
