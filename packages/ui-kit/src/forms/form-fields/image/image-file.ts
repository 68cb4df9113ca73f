/** Money side, section 9: an image has at most 4 MB. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** Money side, section 5. SVG may contain scripts. */
const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;

export type FileProblem = 'tooLarge' | 'wrongType';

/** The problem of a file for image upload; `undefined` if it may be sent. */
export function fileProblem({ size, type }: Pick<Blob, 'size' | 'type'>): FileProblem | undefined {
  if (!IMAGE_TYPES.some((accepted) => accepted === type)) return 'wrongType';
  return size > MOST_BYTES ? 'tooLarge' : undefined;
}
