/** A header that a host's file sets. */
export interface HostHeader {
  /** The file, by its path on the site or beside it. */
  readonly file: string;
  /** What it is set for, as the file has it. */
  readonly on: string;
  /** In small letters. */
  readonly name: string;
  readonly value: string;
  /** Whether it is set for an unencoded path. */
  readonly holdsFor: (path: string) => boolean;
}
