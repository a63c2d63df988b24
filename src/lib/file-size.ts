/** The size of a file as people read it: `412 KB`, `1.3 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${String(Math.max(1, Math.round(kilobytes)))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
