/** The story that a test is of, as Storybook's plugin notes it at the test. */
export const storyIdOf = (meta: object): string | undefined =>
  'storyId' in meta && typeof meta.storyId === 'string' ? meta.storyId : undefined;
