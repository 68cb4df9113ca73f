/** What a document says that is not so. */
export interface Problem {
  /** Of the document, from 1. */
  readonly line: number;
  readonly message: string;
}

/** The text of a file by its path from the root, an empty one of a folder, `undefined` where there is none. */
export type ReadPath = (path: string) => string | undefined;
