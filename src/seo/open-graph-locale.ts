/**
 * A language as Open Graph names it, with a region (https://ogp.me/#optional): `de-CH` → `de_CH`, `zh-Hant-TW` → `zh_TW`.
 * A language of no region gets the one where most people speak it: `de` → `de_DE`.
 */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
