import { figure } from "./figure";

/** The size of a file as people read it: `412 KB`, `1.3 MB`, in German `1,3 MB`. */
export function fileSize(bytes: number, language = "en"): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${figure(Math.max(1, kilobytes), language)} KB`;
  return `${figure(kilobytes / 1024, language, 1)} MB`;
}
