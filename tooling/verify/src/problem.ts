/** An incorrect statement of a document. */
export interface Problem {
  /** Of the document, from 1. */
  readonly line: number;
  readonly message: string;
}

/** The text of a file by its path from the root, an empty text for a folder, `undefined` if it does not exist. */
export type ReadPath = (path: string) => string | undefined;
