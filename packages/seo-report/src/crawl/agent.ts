/** The name by which robots.txt may speak to this crawler: https://www.rfc-editor.org/rfc/rfc9309#name-the-user-agent-line */
export const AGENT = "SeoReportBot";

/** What the crawler says of itself with each request, so that whoever runs the server can ask who it was. */
export function userAgentOf(contact: string): string {
  return `${AGENT}/1.0 (one site at a time, for its report; contact: ${contact})`;
}
